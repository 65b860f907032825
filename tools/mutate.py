"""Break a game's rules code at random places, one by one, and report what its tests do not notice."""

import argparse
import ast
import compileall
import json
import os
import queue
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path
from py_compile import PycInvalidationMode
from xml.etree import ElementTree

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

ROOT = Path(__file__).resolve().parents[1]
OUT_OF_TIME = getattr(signal, "SIGXCPU", -1)
HANGING = 30
"""A run that takes this many times longer than its processor time waits for something that never comes."""
LEFT_OUT = {"__init__.py", "evaluation.py", "layout.py", "view.py"}
"""What holds no rules; other folders test it."""

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
NEGATIONS = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)  # swapping them negates already
SEQUENCES = (ast.JoinedStr, ast.List, ast.ListComp, ast.Tuple)  # their + has no -
SKIPPED = (ast.Raise, ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr)
TYPES = {"dict", "frozenset", "list", "set", "tuple", "type"}
TYPES |= {"Annotated", "Callable", "ClassVar", "Final", "Literal", "Mapping", "Optional", "Sequence", "Union"}
TYPE_MAKERS = {"NewType", "ParamSpec", "TypeVar", "TypeVarTuple", "cast"}


@dataclass(frozen=True)
class Break:
    """One change of the source: the bytes from start to end become `new`."""

    file: Path
    line: int
    start: int
    end: int
    new: str
    what: str

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]


class Finder:
    """Finds the breaks of one file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.source = file.read_bytes()
        self.line_starts = [0]
        for line in self.source.splitlines(keepends=True):
            self.line_starts.append(self.line_starts[-1] + len(line))

    def breaks(self) -> Iterator[Break]:
        for statement in ast.parse(self.source).body:
            yield from self.walk(statement, in_function=False)

    def walk(self, node: ast.AST, in_function: bool) -> Iterator[Break]:
        """The breaks of a node and of all below it that is executed."""
        if isinstance(node, SKIPPED) or is_about_types(node):
            return
        yield from self.of_expression(node)
        if in_function:
            yield from self.of_statement(node)
        in_function = in_function or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list", "type_params"):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from self.walk(child, in_function)

    def of_expression(self, node: ast.AST) -> Iterator[Break]:
        match node:
            case ast.Compare(left, ops, comparators):
                for i, op in enumerate(ops):
                    swapped = [*ops[:i], SWAPS[type(op)](), *ops[i + 1 :]]
                    yield self.replace(node, ast.Compare(left, swapped, comparators))
            case ast.BinOp(left, ast.Add() | ast.Sub() as op, right):
                if not any(is_sequence(side) for side in (left, right)):
                    yield self.replace(node, ast.BinOp(left, SWAPS[type(op)](), right))
            case ast.BoolOp(op, values):
                yield self.replace(node, ast.BoolOp(SWAPS[type(op)](), values))
            case ast.UnaryOp(ast.Not(), operand):
                yield self.replace(node, operand)
            case ast.Constant(bool() as value):
                yield self.replace(node, ast.Constant(not value))
            case ast.Constant(int() as value):
                yield self.replace(node, ast.Constant(value + 1))
            case ast.If(test) | ast.IfExp(test) | ast.match_case(guard=ast.expr() as test):
                yield from self.negated(test)
            case ast.comprehension(ifs=tests):
                for test in tests:
                    yield from self.negated(test)

    def of_statement(self, node: ast.AST) -> Iterator[Break]:
        match node:
            case ast.AugAssign(target, ast.Add() | ast.Sub() as op, value) if not is_sequence(value):
                yield self.replace(node, ast.AugAssign(target, SWAPS[type(op)](), value))
        match node:
            case ast.Expr(ast.Call()) | ast.Assign() | ast.AugAssign() | ast.AnnAssign(value=ast.expr()):
                yield self.replace(node, ast.Pass())

    def negated(self, test: ast.expr) -> Iterator[Break]:
        match test:
            case ast.UnaryOp(ast.Not()):
                pass
            case ast.Compare(ops=[op]) if isinstance(op, NEGATIONS):
                pass
            case _:
                yield self.replace(test, ast.UnaryOp(ast.Not(), test))

    def replace(self, node: ast.stmt | ast.expr, by: ast.stmt | ast.expr) -> Break:
        start = self.line_starts[node.lineno - 1] + node.col_offset
        end = self.line_starts[node.end_lineno - 1] + node.end_col_offset
        new = ast.unparse(ast.fix_missing_locations(by))
        what = f"{' '.join(self.source[start:end].decode().split())}  ->  {new}"
        if isinstance(by, ast.expr) and not isinstance(by, ast.Constant):
            new = f"({new})"
        return Break(self.file, node.lineno, start, end, new, what)


def is_about_types(node: ast.AST) -> bool:
    """Whether a node only tells type checkers or the class machinery something."""
    match node:
        case ast.Subscript(ast.Name(name)):
            return name in TYPES
        case ast.Assign(targets=[ast.Name("__slots__" | "__all__" | "__match_args__")]):
            return True
        case ast.Assign(value=ast.Call(ast.Name(name))):
            return name in TYPE_MAKERS
        case ast.AnnAssign(annotation=ast.Name("TypeAlias")):
            return True
        case ast.If(ast.Name("TYPE_CHECKING") | ast.Attribute(attr="TYPE_CHECKING")):
            return True
    return type(node).__name__ == "TypeAlias"


def is_sequence(node: ast.expr) -> bool:
    return isinstance(node, SEQUENCES) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


class Trial:
    """Runs a game's tests against copies of the source, each with one break."""

    def __init__(self, game: str, folder: Path, jobs: int) -> None:
        self.limit: float | None = None
        """Seconds of processor time for one run of the tests: a busy machine is not what is to be noticed."""
        self.files = [f"tests/games/{game}"]
        """What is run: once their time is known the quick files first, since the first failure ends a run."""
        self.copies: queue.Queue[Path] = queue.Queue()
        for job in range(jobs):
            copy = folder / str(job)
            shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("__pycache__"))
            compileall.compile_dir(copy, quiet=2, invalidation_mode=PycInvalidationMode.CHECKED_HASH)
            self.copies.put(copy)

    def check_import(self) -> None:
        """Stop unless the tests import the copy: one that cannot be imported must fail them."""
        copy = self.copies.get()
        file = copy / "src/quadriga/__init__.py"
        source = file.read_bytes()
        file.write_bytes(b"raise ImportError")
        if self.tests(copy) == 0:
            sys.exit("The copy is not what the tests import.")
        file.write_bytes(source)
        self.copies.put(copy)

    def baseline(self) -> float:
        """Seconds of processor time that the unbroken tests take; stop if they fail."""
        copy = self.copies.get()
        begun = processor_time()
        times = copy / "times.xml"
        if self.tests(copy, "--junitxml", str(times), show=True) != 0:
            sys.exit("The tests fail without any break.")
        self.files = quick_first(times)
        self.copies.put(copy)
        return processor_time() - begun

    def verdict(self, broken: Break) -> str:
        """How the tests answer a break: "noticed", "timeout" or "survived"."""
        copy = self.copies.get()
        file = copy / broken.file.relative_to(ROOT)
        source = file.read_bytes()
        try:
            file.write_bytes(broken.applied(source))
            code = self.tests(copy)
        finally:
            file.write_bytes(source)
            self.copies.put(copy)
        return {0: "survived", None: "timeout"}.get(code, "noticed")

    def tests(self, copy: Path, *more: str, show: bool = False) -> int | None:
        """The exit code of the game's tests on a copy, None after a time-out."""
        arguments = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not all"]
        arguments += ["-o", f"pythonpath='{(copy / 'src').as_posix()}'"]
        running = subprocess.Popen(
            [sys.executable, "-m", "pytest", *arguments, *more, *self.files],
            cwd=ROOT,
            env=environment(copy),
            stdout=None if show else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        try:
            code = running.wait(self.limit and limit_processor(running, self.limit))
            return None if code == -OUT_OF_TIME else code
        except subprocess.TimeoutExpired:
            return None
        finally:
            if running.poll() is None:
                kill(running)


def quick_first(report: Path) -> list[str]:
    """The test files in a report of pytest, by how long their tests took."""
    times: Counter[str] = Counter()
    for case in ElementTree.parse(report).iter("testcase"):
        times[case.attrib["classname"].replace(".", "/") + ".py"] += float(case.attrib["time"])
    return sorted(times, key=times.__getitem__)


def processor_time() -> float:
    """Of all test runs that have ended, where the system tells; else the time of day."""
    return os.times().children_user + os.times().children_system if resource else time.monotonic()


def limit_processor(running: subprocess.Popen[bytes], seconds: float) -> float:
    """Let it use so much processor time and no more, where the system can; the seconds to wait for it at most."""
    if not hasattr(resource, "prlimit"):
        return seconds
    resource.prlimit(running.pid, resource.RLIMIT_CPU, (int(seconds) + 1, int(seconds) + 5))
    return HANGING * seconds


def environment(copy: Path) -> dict[str, str]:
    return os.environ | {
        "PYTHONDONTWRITEBYTECODE": "1",
        "HYPOTHESIS_STORAGE_DIRECTORY": str(copy / "hypothesis"),
    }


def kill(running: subprocess.Popen[bytes]) -> None:
    """End a test run and what it has started."""
    if os.name == "nt":
        running.kill()
    else:
        os.killpg(running.pid, signal.SIGKILL)
    running.wait()


def run(game: str, sample: int, seed: int, skip: int, jobs: int) -> dict[str, object]:
    """Try a sample of breaks and report on it."""
    files = sorted((ROOT / "src/quadriga/games" / game).glob("*.py"))
    sites = [found for file in files if file.name not in LEFT_OUT for found in Finder(file).breaks()]
    chosen = random.Random(seed).sample(sites, min(sample, len(sites)))[skip:]
    counts = {"noticed": 0, "timeout": 0, "survived": 0}
    survivors = []
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as pool:
        trial = Trial(game, Path(folder).resolve(), jobs)
        trial.check_import()
        seconds = trial.baseline()
        trial.limit = 4 * seconds + 10
        print(f"{len(chosen)} of {len(sites)} possible breaks, {jobs} at a time", flush=True)
        verdicts = {pool.submit(trial.verdict, broken): broken for broken in chosen}
        for done, verdict in enumerate(as_completed(verdicts), 1):
            counts[verdict.result()] += 1
            if verdict.result() == "survived":
                survivors.append(verdicts[verdict])
                print(as_text(described(verdicts[verdict])), flush=True)  # whoever stops it has seen them
            if done % 10 == 0 or done == len(chosen):
                print(f"{done:5} tried, {counts['survived']} survived", flush=True)
    survivors.sort(key=lambda broken: (broken.file, broken.start))
    return {
        "game": game,
        "seed": seed,
        "sites": len(sites),
        "tried": len(chosen),
        "noticed": counts["noticed"] + counts["timeout"],
        "timeouts": counts["timeout"],
        "share": (len(chosen) - len(survivors)) / max(1, len(chosen)),
        "survivors": [described(broken) for broken in survivors],
    }


def described(broken: Break) -> dict[str, object]:
    line = broken.file.read_text(encoding="utf-8").splitlines()[broken.line - 1]
    file = broken.file.relative_to(ROOT).as_posix()
    return {"file": file, "line": broken.line, "change": broken.what, "source": line.strip()}


def as_text(survivor: dict[str, object]) -> str:
    return "\n{file}:{line}\n    {source}\n    {change}".format(**survivor)


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py mutate", description=__doc__)
    parser.add_argument("game", help="key of the game, such as antike")
    numbers = {
        "sample": (200, "how many breaks to try"),
        "seed": (1, "which ones"),
        "skip": (0, "how many of these to leave out, because an earlier run tried them"),
        "jobs": (os.cpu_count() or 1, "how many at a time"),
    }
    for name, (default, text) in numbers.items():
        parser.add_argument(f"--{name}", type=int, default=default, metavar="N", help=f"{text} ({default})")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the report there, too")
    args = parser.parse_args()
    for folder in (f"src/quadriga/games/{args.game}", f"tests/games/{args.game}"):
        if not (ROOT / folder).is_dir():
            parser.error(f"there is no {folder}")

    report = run(args.game, args.sample, args.seed, args.skip, args.jobs)
    print("\n{noticed} of {tried} breaks noticed ({share:.1%}), {timeouts} by time-out".format(**report))
    if args.json:
        args.json.write_text(json.dumps(report, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
