import { afterEach, expect, it, vi } from 'vitest';
import { api, ApiError } from './api';

const replies = (...pending: [status: number, body: unknown][]) => {
  const calls: { url: string; token: string | undefined }[] = [];
  vi.stubGlobal('fetch', (url: string, { headers }: { headers: Record<string, string> }) => {
    calls.push({ url, token: headers['X-CSRF-Token'] });
    const [status, body] = pending.shift()!;
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));
  });
  return calls;
};
const problem = (name: string) => ({ problem: name, values: {}, detail: name });

afterEach(() => vi.unstubAllGlobals());

it('sends the token of the session with what changes something', async () => {
  const calls = replies([200, { csrf: 'one' }], [200, { id: 't' }]);
  await api.me();
  await api.sit('t', { seat: 0 });
  expect(calls).toEqual([
    { url: '/api/me', token: undefined },
    { url: '/api/tables/t/sit', token: 'one' },
  ]);
});

it('greets again, once, when the session has changed in another window', async () => {
  const calls = replies([403, problem('bad-csrf')], [200, { csrf: 'two' }], [200, { version: 3 }]);
  expect(await api.undo('t', 0)).toEqual({ version: 3 });
  expect(calls.at(-1)?.token).toBe('two');
  replies([403, problem('bad-csrf')], [200, { csrf: 'x' }], [403, problem('bad-csrf')]);
  await expect(api.undo('t', 0)).rejects.toThrow('bad-csrf');
});

it('tells problems of the server, of its answers and of the network', async () => {
  replies([409, problem('old-question')]);
  const refused = await api.undo('t', 0).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect((refused as ApiError).problem.problem).toBe('old-question');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
  await expect(api.lobby()).rejects.toMatchObject({ problem: { problem: 'unexpected', values: { status: '502' } } });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  await expect(api.lobby()).rejects.toMatchObject({ status: 0, problem: { problem: 'unreachable' } });
});

it('leaves out parameters that are not given', async () => {
  const calls = replies([200, {}], [200, {}], [204, null]);
  await api.screen('t', 4, null);
  await api.gameBoard('antike', 2, { map: 'east' });
  await api.dropTokens();
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/tables/t?since=4',
    '/api/games/antike/board?seats=2&map=east',
    '/api/tokens',
  ]);
});
