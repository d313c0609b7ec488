"""The command `bannerhall`. A command's module is opened only when it is called, so that help comes at once.

Exit codes: 0 good, 1 the thing failed, 2 bad usage. Whatever goes wrong is one line on standard error.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import TextIO

import click

from bannerhall import __version__, words
from bannerhall.commands.common import say, speak, usual_language
from bannerhall.core.errors import BadRequest, Trouble, Unreadable

FAILED = 1
BAD_USAGE = 2
INTERRUPTED = 130
DEBUG = "BANNERHALL_DEBUG"  # set, it shows where an unexpected error comes from

COMMANDS = {
    "play": "Play a game here in the terminal.",
    "serve": "Host the hall for friends or a club.",
    "host": "Look after a running hall.",
    "games": "List the games with their seats and options.",
    "rules": "Read and search the rulebooks.",
    "simulate": "Play many matches between bots.",
    "arena": "Let bots compete, with confidence intervals.",
    "replay": "Show, check or draw a recorded match.",
    "backup": "Write everything a hall has to a file.",
    "restore": "Fill an empty database from a backup.",
    "bench": "Measure the speed of the engine.",
    "doctor": "Tell what is installed and what is missing.",
}
EPILOG = "Without a command the hall opens on this machine, for the browser and for phones in the same network."


class Hall(click.Group):
    """The group of all commands, whose modules are opened late."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        found = import_module(f"bannerhall.commands.{cmd_name}").command
        assert isinstance(found, click.Command)
        return found

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(
    cls=Hall,
    invoke_without_command=True,
    epilog=EPILOG,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, prog_name="bannerhall")
@click.pass_context
def hall(ctx: click.Context) -> None:
    """Board games by their complete rules: play them, read them, simulate them."""
    if ctx.invoked_subcommand is None:
        from bannerhall.commands.serve import open_hall

        open_hall()


def main(argv: list[str] | None = None) -> int:
    """Run a command; returns the exit code and never lets a stack trace through."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _never_choke(stream)
    speak(usual_language())
    try:
        code = hall.main(argv, prog_name="bannerhall", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.ClickException as error:
        return _complain(_usage(error), error.exit_code)
    except Trouble as trouble:
        return _complain(str(trouble), BAD_USAGE if isinstance(trouble, BadRequest | Unreadable) else FAILED)
    except BrokenPipeError:
        return _hushed()
    except (KeyboardInterrupt, EOFError, click.Abort):
        return INTERRUPTED
    except Exception as error:
        if os.environ.get(DEBUG):
            raise
        return _complain(say("cli-unexpected", reason=f"{type(error).__name__}: {error}", variable=DEBUG), FAILED)


def _never_choke(stream: TextIO) -> None:
    """A letter that the terminal does not have is shown as a question mark instead of ending the program."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")


def _usage(error: click.ClickException) -> str:
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    told = error.format_message()
    return f"{told} ({ctx.command_path} --help)" if ctx is not None else told


def _complain(text: str, code: int) -> int:
    click.echo(f"bannerhall: {words.folded(text)}", err=True)
    return code


def _hushed() -> int:
    """Whoever read our output has gone; Python must not complain about it at its end either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return FAILED


if __name__ == "__main__":
    sys.exit(main())
