/** The worker that thinks: one job after another. Whoever no longer wants an answer ends it. */

import { startPython, type Python } from './runtime';
import type { FromThinker, ToThinker } from './messages';

const tell = (message: FromThinker): void => postMessage(message);
const CODE = `from quadriga.offline import speed, thinking
import json
def measured():
    return json.dumps(speed.expected(min(speed.measure() for _ in range(5))))`;

let python: Promise<Python> | null = null;

async function take(message: ToThinker): Promise<void> {
  if (message.type === 'begin') {
    python = startPython(message.runtime, CODE);
    python.then(
      () => tell({ type: 'began' }),
      (error: unknown) => tell({ type: 'broken', detail: String(error) }),
    );
    return;
  }
  const { globals } = await python!;
  if (message.type === 'measure') {
    tell({ type: 'measured', expected: JSON.parse(String(globals.get('measured')())) });
    return;
  }
  const { job, name, packed } = message;
  try {
    const text = String(globals.get('thinking').do(name, packed));
    if (text.startsWith('!')) tell({ type: 'done', job, result: '', refused: text.slice(1) });
    else tell({ type: 'done', job, result: text.slice(1), refused: null });
  } catch {
    tell({ type: 'done', job, result: '', refused: null });
  }
}

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => void take(data));
