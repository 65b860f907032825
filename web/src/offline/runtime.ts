/** Python in a worker: the interpreter, its trimmed library and our sources, all files of this site. */

interface Setup {
  files: Record<'pyodide' | 'interpreter' | 'wasm' | 'library' | 'quadriga', string>;
  lock: unknown;
}

export interface Python {
  runPython: (code: string) => unknown;
  globals: { get: (name: string) => any };
}

/** The interpreter's file, unpacked here, so that no host need send it compressed or know its type. */
async function unpacked(url: string): Promise<Response> {
  const packed = await fetch(url);
  if (!packed.ok) throw new Error(`${url}: ${packed.status}`);
  const stream = packed.body!.pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'Content-Type': 'application/wasm' } });
}

async function content(url: string): Promise<Uint8Array> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
  return new Uint8Array(await reply.arrayBuffer());
}

/** Start Python from a folder and import what `code` names. */
export async function startPython(folder: string, code: string): Promise<Python> {
  const setup = (await (await fetch(`${folder}runtime.json`)).json()) as Setup;
  const sources = content(folder + setup.files.quadriga);
  const plain = globalThis.fetch;
  globalThis.fetch = (address, options) =>
    String(address instanceof Request ? address.url : address).endsWith('pyodide.asm.wasm')
      ? unpacked(folder + setup.files.wasm)
      : plain(address, options);
  try {
    const { loadPyodide } = await import(/* @vite-ignore */ folder + setup.files.pyodide);
    const python = await loadPyodide({
      indexURL: folder,
      stdLibURL: folder + setup.files.library,
      lockFileContents: setup.lock,
      packageBaseUrl: folder,
      env: { QUADRIGA_PURE: '1', HOME: '/home/pyodide', PYTHONDONTWRITEBYTECODE: '1' },
    });
    python.FS.mkdirTree('/app');
    python.unpackArchive(await sources, 'zip', { extractDir: '/app' });
    python.runPython(`import sys\nsys.path.insert(0, "/app")\n${code}`);
    return python as Python;
  } finally {
    globalThis.fetch = plain;
  }
}
