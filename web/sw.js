// Keeps the files of the client, so that it opens without a network; a new version replaces them as a whole.
// The build fills in what is kept: its version, and each file with a digest and its size.

const { version, files, alone } = '__SETUP__';
const CACHE = `quadriga-${version}`;
const LIST = 'kept.json';
/** Milliseconds after which a server that does not answer counts as away. */
const PATIENCE = 4000;
const here = (name) => new URL(name, registration.scope).href;

async function tell(message) {
  for (const page of await clients.matchAll({ includeUncontrolled: true, type: 'window' })) page.postMessage(message);
}

/** What an earlier version has kept: digests of its files. */
async function earlier() {
  const names = (await caches.keys()).filter((name) => name.startsWith('quadriga-') && name !== CACHE);
  const found = [];
  for (const name of names) {
    const cache = await caches.open(name);
    const list = await cache.match(here(LIST));
    if (list) found.push({ cache, list: await list.json() });
  }
  return found;
}

/** What an earlier version has kept under whatever name. */
async function same(before, digest) {
  for (const { cache, list } of before) {
    const name = Object.keys(list).find((other) => list[other][0] === digest);
    const found = name && (await cache.match(here(name)));
    if (found) return found;
  }
  return undefined;
}

async function install() {
  const cache = await caches.open(CACHE);
  const before = await earlier();
  const names = Object.keys(files);
  const total = names.reduce((sum, name) => sum + files[name][1], 0);
  let done = 0;
  const take = async (name) => {
    const [digest, size] = files[name];
    if (!(await cache.match(here(name)))) {
      const old = await same(before, digest);
      const reply = old ?? (await fetch(here(name), { cache: 'no-cache' }));
      if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
      await cache.put(here(name), reply);
    }
    done += size;
    void tell({ type: 'progress', done, total });
  };
  const queue = [...names];
  const work = async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await take(name);
  };
  await Promise.all([work(), work(), work(), work()]);
  await cache.put(here(LIST), new Response(JSON.stringify(files)));
}

addEventListener('install', (event) => {
  const first = !registration.active;
  event.waitUntil(
    install().then(
      async () => {
        await skipWaiting();
        if (!first) await tell({ type: 'updated', version });
      },
      async (error) => {
        await tell({ type: 'failed', detail: String(error) });
        throw error;
      },
    ),
  );
});

/** Pages that are open go on with the files of the version before, so that one is kept. */
addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('quadriga-') && name !== CACHE);
      for (const name of names.slice(0, -1)) await caches.delete(name);
      await clients.claim();
      await tell({ type: 'ready', version });
    })(),
  );
});

async function kept(name) {
  const cache = await caches.open(CACHE);
  return (await cache.match(here(name))) ?? (await caches.match(here(name)));
}

/** The page itself: at a server always the newest that it has, unless it does not answer. */
async function page(request) {
  if (alone) return (await kept('index.html')) ?? fetch(request);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE);
  try {
    return await fetch(request, { signal: stop.signal });
  } catch (error) {
    const reply = await kept('index.html');
    if (reply) return reply;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(registration.scope)) return;
  const name = url.pathname.slice(new URL(registration.scope).pathname.length);
  if (name === 'api' || name.startsWith('api/') || name === 'sw.js') return;
  if (request.mode === 'navigate') {
    if (!alone || name === '' || name === 'index.html') event.respondWith(page(request));
    return;
  }
  event.respondWith(kept(name).then((found) => found ?? fetch(request)));
});

addEventListener('message', (event) => {
  if (event.data === 'version') event.source?.postMessage({ type: 'ready', version });
});
