import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Rolldown } from 'vite';
import { defineConfig, type Plugin } from 'vitest/config';

const LIMIT = 160_000;

/** `import eagle from 'icon:eagle-emblem'` gives the drawing of one of the game icons, and only that one. */
function gameIcons(): Plugin {
  const load = createRequire(import.meta.url);
  let icons: Record<string, { body: string }> | undefined;
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined;
      icons ??= JSON.parse(readFileSync(load.resolve('@iconify-json/game-icons/icons.json'), 'utf-8')).icons;
      const icon = icons![id.slice('\0icon:'.length)];
      if (!icon) throw new Error(`there is no game icon ${id.slice('\0icon:'.length)}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}

/** The policy of a site: everything comes from its own folder. A server sends a stricter one with every reply. */
const SITE_POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; connect-src 'self' data: blob:; object-src 'none'; base-uri 'none'";

function sitePolicy(): Plugin {
  return {
    name: 'site-policy',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: SITE_POLICY },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** The parts of a build that a first visit to the lobby loads. */
function firstVisit(bundle: Rolldown.OutputBundle): Set<string> {
  const needed = new Set<string>();
  const take = (name: string): void => {
    const part = bundle[name];
    if (!part || needed.has(name)) return;
    needed.add(name);
    if (part.type === 'chunk') {
      part.imports.forEach(take);
      part.viteMetadata?.importedCss.forEach(take);
    }
  };
  const first = Object.values(bundle).filter(
    (part) =>
      part.type === 'chunk' &&
      (part.isEntry || /\/en\/(client|server|table|kernel)\.ftl/.test(part.facadeModuleId ?? '')),
  );
  first.forEach((part) => take(part.fileName));
  for (const name of Object.keys(bundle))
    if (/latin-(400|600|700)-normal.*\.woff2$/.test(name) && !/ext/.test(name)) take(name);
  return needed;
}

/** The service worker of a served client keeps what the lobby needs; that of a site is written by tools/site.py. */
function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    writeBundle({ dir }, bundle) {
      const digest = (content: string | Uint8Array): string =>
        createHash('sha256').update(content).digest('hex').slice(0, 16);
      const names = [...firstVisit(bundle), 'index.html'];
      const others = readdirSync('public', { withFileTypes: true }).filter((file) => file.isFile());
      const files: Record<string, [digest: string, size: number]> = {};
      for (const name of [...names, ...others.map((file) => file.name)]) {
        const content = readFileSync(`${dir}/${name}`);
        files[name] = [digest(content), content.length];
      }
      const setup = JSON.stringify({ version: digest(JSON.stringify(files)), files, alone: false });
      writeFileSync(`${dir}/sw.js`, readFileSync('sw.js', 'utf-8').replace("'__SETUP__'", setup));
    },
  };
}

/** Says how much a first visit to the lobby loads, compressed, and refuses to build more than the limit. */
function firstLoad(): Plugin {
  return {
    name: 'first-load',
    generateBundle(_, bundle) {
      const needed = firstVisit(bundle);
      let total = 0;
      for (const name of needed) {
        const part = bundle[name]!;
        const content = part.type === 'chunk' ? part.code : part.source;
        total += name.endsWith('.woff2') ? content.length : gzipSync(content).length;
      }
      console.log(`first load: ${(total / 1000).toFixed(0)} kB compressed in ${needed.size} files`);
      if (total > LIMIT) throw new Error(`the first load is over ${LIMIT / 1000} kB`);
    },
  };
}

export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [svelte(), gameIcons(), firstLoad(), mode === 'site' ? sitePolicy() : serviceWorker()],
  worker: { format: 'es' },
  build: {
    outDir: '../src/quadriga/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 1024,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', testTimeout: 120_000 },
}));
