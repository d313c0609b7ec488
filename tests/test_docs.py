"""What the documentation shows is run: README, the pages of docs, and the examples in docstrings."""

from __future__ import annotations

import ast
import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FLAGS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL
DOCUMENTED = ast.Module | ast.ClassDef | ast.FunctionDef
PAGES = ["README.md", *sorted(str(page.relative_to(ROOT)) for page in (ROOT / "docs").glob("*.md"))]
MODULES = ["bannerhall.core.match", "bannerhall.bots"]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8").replace("```", "")
    test = doctest.DocTestParser().get_doctest(text, {}, page, page, 0)
    result = doctest.DocTestRunner(optionflags=FLAGS).run(test)
    assert result.failed == 0
    if page == "README.md":
        assert result.attempted > 15


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_a_module_run(module: str) -> None:
    """Read from the source: compiled functions have no docstrings, and their examples hold all the same."""
    place = ROOT / "src" / Path(*module.split("."))
    source = (place / "__init__.py" if place.is_dir() else place.with_suffix(".py")).read_text(encoding="utf-8")
    known, runner = vars(import_module(module)), doctest.DocTestRunner(optionflags=FLAGS)
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, DOCUMENTED):
            told = ast.get_docstring(node) or ""
            runner.run(doctest.DocTestParser().get_doctest(told, dict(known), module, module, 0))
    assert runner.failures == 0
    assert runner.tries > 0


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md"])
def test_links_lead_somewhere(name: str) -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", (ROOT / name).read_text(encoding="utf-8"))
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []
