// Makes the two archives of a site with the very Python that the browser runs: the standard library, trimmed to what is
// used, and the sources of Quadriga with msgspec. (Compiled files would be twice as large.) Run by tools/site.py:
// node site_runtime.mjs PYODIDE WHEEL SOURCES OUT
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

const [pyodide, wheel, sources, out] = process.argv.slice(2);
const bytes = (path) => new Uint8Array(readFileSync(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodide, 'pyodide.mjs')).href);
const python = await loadPyodide({ env: { QUADRIGA_PURE: '1', HOME: '/home/pyodide' } });
python.FS.mkdirTree('/app');
python.unpackArchive(bytes(wheel), 'wheel', { extractDir: '/app' });
python.unpackArchive(bytes(sources), 'zip', { extractDir: '/app' });
python.FS.mkdirTree('/out');
await python.runPythonAsync(`
import sys
sys.path.insert(0, "/app")
import zipfile
from pathlib import Path

LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
ALWAYS = ("_strptime.py", "calendar.py", "traceback.py", "linecache.py", "tokenize.py", "token.py",
    "textwrap.py", "locale.py", "warnings.py", "__future__.py", "_py_warnings.py", "importlib/",
    "encodings/ascii", "encodings/cp437", "encodings/idna", "encodings/latin_1", "encodings/utf_", "stringprep.py",
    "_pyodide/", "pyodide/", "_sysconfigdata", "sysconfig/", "site.py")
"""Beside what a game played through all of it has imported: what is imported when something goes wrong."""

def put(archive, name, content):
    entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
    entry.external_attr = 0o644 << 16
    archive.writestr(entry, content, zipfile.ZIP_DEFLATED, 9)
`);
await python.runPythonAsync(`
# whatever a page may come to import is imported once, here
import base64, json, msgspec, quadriga, traceback
from quadriga.api.lessons import lessons_of, pictures_of
from quadriga.api.puzzles import puzzle_info, puzzle_list
from quadriga.offline import host, routes, speed, thinking
from quadriga.table import Plan, SeatPlan, Table, think

for key in quadriga.KEYS:
    lessons_of(key), pictures_of(key)
    table = Table.open(Plan(key, [SeatPlan("bot", level="greedy"), SeatPlan("bot", level="centurio")]), "0" * 64, 0.0)
    table.start(1.0)
    for moment in range(12):
        if table.stage == "playing":
            job = table.jobs()[0]
            table.bot_answer(job, think(job), moment + 2.0)
    quadriga.read_record(table.record("", None))
speed.measure()

used = {module.__file__ for module in list(sys.modules.values()) if getattr(module, "__file__", None)}
used = {file.removeprefix(LIBRARY + "/") for file in used if file.startswith(LIBRARY)}
with zipfile.ZipFile(LIBRARY) as library, zipfile.ZipFile("/out/python.zip", "w") as archive:
    for name in sorted(library.namelist()):
        if name.endswith("/") or not (name in used or name.startswith(ALWAYS)):
            continue
        put(archive, name, library.read(name))

with zipfile.ZipFile("/out/quadriga.zip", "w") as archive:
    for path in sorted(Path("/app").rglob("*")):
        name = str(path.relative_to("/app"))
        if path.is_dir() or "__pycache__" in name or name.endswith((".pyi", ".pyc")) or ".dist-info/" in name:
            continue
        put(archive, name, path.read_bytes())
`);
for (const name of ['python.zip', 'quadriga.zip']) writeFileSync(join(out, name), python.FS.readFile(`/out/${name}`));
process.exit(0);
