"""What would run otherwise when it is compiled than from source."""

import ast

from quadriga.compiled import PACKAGE, sources


def names_of_two_kinds(function: ast.AST) -> set[str]:
    """Names that a function gives to exceptions of more than one kind: compiled, the first says what all must be."""
    caught: dict[str, set[str]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.ExceptHandler) and node.name and node.type:
            caught.setdefault(node.name, set()).add(ast.unparse(node.type))
    return {name for name, kinds in caught.items() if len(kinds) > 1}


def test_a_name_stands_for_one_kind_of_exception() -> None:
    for path in sources():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        found = {function.name: names for function in functions if (names := names_of_two_kinds(function))}
        assert found == {}, path.relative_to(PACKAGE)
