"""A sheet of characters to draw maps on."""

from __future__ import annotations

from rich.text import Text


class Canvas:
    """Rows of single characters, each with a style; later marks cover earlier ones."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.cells = [[(" ", "") for _ in range(width)] for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for n, letter in enumerate(text):
            if 0 <= y < self.height and 0 <= x + n < self.width:
                self.cells[y][x + n] = (letter, style)

    def line(self, start: tuple[int, int], end: tuple[int, int], letter: str, style: str, step: int = 1) -> None:
        """A straight line of marks."""
        (x1, y1), (x2, y2) = start, end
        length = max(abs(x2 - x1), abs(y2 - y1) * 2, 1)
        for n in range(0, length + 1, step):
            self.write(round(x1 + (x2 - x1) * n / length), round(y1 + (y2 - y1) * n / length), letter, style)

    def text(self) -> Text:
        """The sheet as text, a style at a time."""
        sheet = Text(no_wrap=True)
        filled = [n for n, row in enumerate(self.cells) if any(letter != " " for letter, _ in row)]
        for row in self.cells[filled[0] : filled[-1] + 1] if filled else []:
            run, style = "", ""
            for letter, own in row:
                if own != style:
                    sheet.append(run, style)
                    run, style = "", own
                run += letter
            sheet.append(run.rstrip() if not style else run, style)
            sheet.append("\n")
        sheet.right_crop(1)
        return sheet


class Places:
    """Keeps labels apart: each goes to the nearest free spot."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.taken: list[tuple[int, int, int, int]] = []

    def find(self, x: int, y: int, width: int, height: int) -> tuple[int, int]:
        """The left upper corner for a label around a point."""
        left = min(max(0, x - width // 2), self.width - width)
        top = min(max(0, y - height // 2), self.height - height)
        best = (left, top)
        spots = [(abs(dx) + 3 * abs(dy), dx, dy) for dy in range(-3, 4) for dx in range(-12, 13)]
        for _, dx, dy in sorted(spots):
            spot = (left + dx, top + dy)
            inside = 0 <= spot[0] <= self.width - width and 0 <= spot[1] <= self.height - height
            if inside and self.free(*spot, width, height):
                best = spot
                break
        self.taken.append((*best, width, height))
        return best

    def free(self, left: int, top: int, width: int, height: int) -> bool:
        return all(left + width < x or x + w < left or top + height <= y or y + h <= top for x, y, w, h in self.taken)
