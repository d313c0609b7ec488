"""Write what follows from a state's fields into its class: how it begins, how it is copied, what may be in it.

How fields are declared is told in `bannerhall.core.fields`. Everything between the marks is written anew.
Usage: fields.py [--check] [STATE.py ...]   Without names all states of the games; --check only compares.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BLANKS = "# --- Blank rows, written by tools/fields.py\n"
BEGIN = "    # --- Written by tools/fields.py from the fields above: `make fields` writes it anew\n"
END = "    # --- End of what is written\n"
MOST_STATEMENTS = 50  # of a function, before the linter complains
MOST_BRANCHES = 16  # likewise


class BadField(Exception):
    pass


class Field:
    """One declared field."""

    def __init__(self, node: ast.AnnAssign) -> None:
        assert isinstance(node.target, ast.Name)
        assert isinstance(node.annotation, ast.Subscript)
        self.name, self.line = node.target.id, node.lineno
        parts = node.annotation.slice
        if not isinstance(parts, ast.Tuple) or not isinstance(parts.elts[1], ast.Call):
            raise BadField(f"line {self.line}: {self.name} needs a type and row(…), whole(…) or pile(…)")
        how = parts.elts[1]
        self.shape = ast.unparse(how.func)
        self.args = [ast.unparse(arg) for arg in how.args]
        self.options = {str(key.arg): ast.unparse(key.value) for key in how.keywords}
        known = {"row": {"blank", "start", "made_by", "shared"}, "whole": {"start", "made_by"}, "pile": set()}
        if self.shape not in known:
            raise BadField(f"line {self.line}: {self.name} is a {self.shape}; known are row, whole and pile")
        unknown = sorted(set(self.options) - known[self.shape])
        if unknown:
            raise BadField(f"line {self.line}: {self.shape} of {self.name} has no {unknown[0]}=")
        if len(self.args) not in {"row": (1, 3), "whole": (0, 2), "pile": (1,)}[self.shape]:
            raise BadField(f"line {self.line}: {self.name} needs a lowest and a highest value, or none of the two")

    @property
    def shared(self) -> bool:
        return self.options.get("shared") == "True"

    def copied(self) -> str:
        whole = f"src.{self.name}"
        return {"row": whole if self.shared else whole + "[:]", "pile": whole + ".clone()"}.get(self.shape, whole)

    def begun(self, blanks: dict[tuple[str, str], str]) -> str:
        """What the field is on a bare table."""
        if self.shape == "pile":
            return f"Deck(None, {self.args[0]}[:])"
        if "made_by" in self.options:
            return f"{self.options['made_by']}(rules)"
        if self.shape == "whole":
            return self.options.get("start", "0")
        made = (self.args[0], self.options.get("blank", "0"))
        template = self.options.get("start") or blanks.setdefault(made, f"BLANK_{self.name.upper()}")
        return template if self.shared else f"{template}[:]"

    def checked(self) -> list[str]:
        if self.shape == "row" and len(self.args) == 3:
            return [f'wrong.extend(outside("{self.name}", self.{self.name}, {self.args[1]}, {self.args[2]}))']
        if self.shape == "whole" and len(self.args) == 2:
            low, high = self.args
            said = " to ".join(end if end.isdigit() else f"{{{end}}}" for end in self.args)
            return [
                f"if not {low} <= self.{self.name} <= {high}:",
                f'    wrong.append(f"{self.name} is {{self.{self.name}}}, not {said}")',
            ]
        return []

    def setter(self) -> list[str]:
        return [
            f"    def set_{self.name}(self, at: i64, value: i64) -> None:",
            '        """Clones share this row: whoever writes to it replaces it."""',
            f"        if self.{self.name}[at] != value:",
            f"            row = self.{self.name}[:]",
            "            row[at] = value",
            f"            self.{self.name} = row",
            "",
        ]


def taken_names() -> set[str]:
    """What every state has already: no field may be called like it."""
    core = ROOT / "src" / "bannerhall" / "core"
    classes = [node for name in ("frames.py", "state.py") for node in ast.parse((core / name).read_text("utf-8")).body]
    inside = [node for cls in classes if isinstance(cls, ast.ClassDef) for node in cls.body]
    methods = {node.name for node in inside if isinstance(node, ast.FunctionDef)}
    return methods | {ast.unparse(node.target) for node in inside if isinstance(node, ast.AnnAssign)}


def fields_of(cls: ast.ClassDef) -> list[Field]:
    nodes = [node for node in cls.body if isinstance(node, ast.AnnAssign)]
    for node in nodes:
        if not ast.unparse(node.annotation).startswith("Annotated["):
            name = ast.unparse(node.target)
            raise BadField(f"line {node.lineno}: {name} would not be copied; declare it as Annotated[…, whole(…)]")
    return [Field(node) for node in nodes]


def written(cls: ast.ClassDef, deepest: bool) -> tuple[str, dict[tuple[str, str], str]]:
    """The methods of a state, and the blank rows they copy."""
    fields = fields_of(cls)
    blanks: dict[tuple[str, str], str] = {}
    shared = [field for field in fields if field.shared]
    many = "  # noqa: PLR0915" if 2 * len(fields) + 2 > MOST_STATEMENTS else ""
    lines = [
        f"    def __init__(self, src: {cls.name} | None, rules: Ruleset) -> None:{many}",
        '        """A copy of `src`, or the bare table before set-up."""',
        f"        super().__init__(src, rules{', DEEPEST' if deepest else ''})",
        "        if src is not None:",
        *(f"            self.{field.name} = {field.copied()}" for field in fields),
        "        else:",
        *(f"            self.{field.name} = {field.begun(blanks)}" for field in fields),
        "",
        f"    def clone(self) -> {cls.name}:",
        f"        return {cls.name}(self, self.rules)",
        "",
    ]
    for field in shared:
        lines += field.setter()
    if shared:
        rows = "  # noqa: PLR0915" if len(shared) > MOST_STATEMENTS else ""
        lines.append(f"    def own_rows(self) -> None:{rows}")
        lines += [f"        self.{field.name} = self.{field.name}[:]" for field in shared]
        lines.append("")
    checks = [line for field in fields for line in field.checked()]
    long = ["PLR0912"] if sum(line.startswith("if ") for line in checks) > MOST_BRANCHES else []
    long += ["PLR0915"] if len(checks) + 1 > MOST_STATEMENTS else []
    excuse = f"  # noqa: {', '.join(long)}" if long else ""
    lines += [f"    def check_fields(self) -> list[str]:{excuse}", "        wrong: list[str] = []"]
    lines += [f"        {line}" for line in checks]
    lines += ["        return wrong", "", ""]
    return "\n".join(lines), blanks


def rewritten(text: str) -> str:
    """The module with everything between the marks as its fields say."""
    tree = ast.parse(text)
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef) and fields_of(node)]
    if len(classes) != 1 or BEGIN not in text or END not in text or BLANKS not in text:
        raise BadField("one class with Annotated fields is needed, and the three marks of tools/fields.py")
    taken = taken_names()
    for field in fields_of(classes[0]):
        if field.name in taken:
            raise BadField(f"line {field.line}: every state has a {field.name} already; give the field another name")
    body, blanks = written(classes[0], re.search(r"^DEEPEST\b", text, re.M) is not None)
    rows = "".join(f"{name}: Final = vec[i64]([{value}] * ({size}))\n" for (size, value), name in blanks.items())
    rows = re.sub(r"\* \((\w+)\)\)", r"* \1)", rows)
    head, _, rest = text.partition(BLANKS)
    rest = re.sub(r"\A(BLANK_\w+: Final = .*\n)*", "", rest)
    before, _, after = rest.partition(BEGIN)
    return f"{head}{BLANKS}{rows}{before}{BEGIN}\n{body.rstrip()}\n\n{END}{after.partition(END)[2]}"


def states() -> list[Path]:
    found = sorted((ROOT / "src" / "bannerhall" / "games").glob("*/rules/state.py"))
    return [path for path in found if BEGIN in path.read_text(encoding="utf-8")]


def main(arguments: list[str]) -> int:
    paths = [Path(name) for name in arguments if name != "--check"] or states()
    for path in paths:
        old = path.read_text(encoding="utf-8")
        try:
            new = rewritten(old)
        except BadField as error:
            print(f"fields: {path}: {error}", file=sys.stderr)
            return 1
        if "--check" not in arguments:
            path.write_text(new, encoding="utf-8")
        elif new != old:
            print(f"fields: {path} is not what its fields say: run `make fields`", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
