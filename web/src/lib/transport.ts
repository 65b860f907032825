/** How what the client asks for is reached: a server by HTTP and sockets, or a host of our own in the page. */

/** What a table sends as it goes on: a socket, or something that is used like one. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
  send: (text: string) => void;
  close: () => void;
}

export interface Transport {
  fetch: (url: string, request: RequestInit) => Promise<Response>;
  line: (url: string) => Line;
}

/** Whether this client plays without a server; said where a build knows it, so that the other's code is left out. */
export const alone = import.meta.env.MODE === 'site';

const server: Transport = {
  fetch: (url, request) => fetch(url, request),
  line: (url) => new WebSocket(url) as Line,
};

/** A host in the page, which is loaded when something is first asked of it. */
function inPage(): Transport {
  const host = import.meta.env.MODE === 'site' ? import('../offline/pageHost').then((module) => module.host) : null;
  return {
    fetch: async (url, request) => (await host!).fetch(url, request),
    line: (url) => {
      const line: Line = { onopen: null, onmessage: null, onclose: null, send: () => {}, close: () => (closed = true) };
      let closed = false;
      void host!.then((found) => !closed && found.connect(url, line));
      return line;
    },
  };
}

export const transport: Transport = import.meta.env.MODE === 'site' ? inPage() : server;
