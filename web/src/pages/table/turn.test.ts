import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api';
import type { Live } from '../../lib/live.svelte';
import { settings } from '../../lib/settings.svelte';
import type { Answers, Preview, Question, Screen } from '../../wire';
import { Turn, type Server } from './turn.svelte';

const ask = (id: string, path: string[], ...actions: string[]): Question => ({
  id,
  seat: 0,
  step: 'Step',
  values: {},
  path,
  choices: actions.map((action) => ({ notation: action, verb: action, targets: [], price: [] })),
});

/** build -> place (here or there) -> the move is over; pass ends it at once. */
const TREE: Record<string, Question | null> = {
  build: ask('x', ['build'], 'here', 'there'),
  'build here': ask('x', [], 'build', 'pass'),
  'build there': null,
  pass: null,
};

class FakeServer {
  sent: Answers[] = [];
  tried: string[][] = [];
  undone = 0;
  down = false;
  /** What previews and receipts of answers wait for. */
  previews = Promise.resolve();
  receipts = Promise.resolve();
  server: Server = {
    preview: async (_, { answers }) => {
      this.tried.push(answers);
      await this.previews;
      const question = TREE[answers.join(' ')];
      if (question === undefined) throw new ApiError(409, { problem: 'illegal', values: {}, detail: '' });
      return { changes: [], events: [], over: false, question } satisfies Preview;
    },
    answer: async (_, answers) => {
      if (this.down) throw new ApiError(0, { problem: 'unreachable', values: {}, detail: '' });
      this.sent.push(answers);
      await this.receipts;
      return { version: 2 };
    },
    undo: () => Promise.resolve({ version: (this.undone += 1) }),
    hint: () => Promise.resolve({ answers: ['build', 'here'], usual: 0.4, after: 0.5, line: [] }),
    offerHints: () => Promise.reject(new Error('not asked')),
    standing: () => Promise.resolve({ version: 3 }),
  };
}

const live = (question: Question | null, undo = 'free'): Live =>
  ({ id: 't', screen: { viewer: 0, questions: question ? [question] : [], undo } as unknown as Screen }) as Live;

/** A promise that `arrive` resolves. */
function later(): { come: Promise<void>; arrive: () => void } {
  let arrive = (): void => undefined;
  const come = new Promise<void>((done) => {
    arrive = done;
  });
  return { come, arrive };
}

class Store {
  kept = new Map<string, string>();
  getItem = (name: string): string | null => this.kept.get(name) ?? null;
  setItem = (name: string, value: string): void => void this.kept.set(name, value);
  removeItem = (name: string): void => void this.kept.delete(name);
}

describe('a move', () => {
  let fake: FakeServer;
  let store: Store;
  let table: Live;
  let turn: Turn;

  beforeEach(async () => {
    settings.confirm = false;
    fake = new FakeServer();
    store = new Store();
    table = live(ask('7', [], 'build', 'pass'));
    turn = new Turn(table, fake.server, store);
    await turn.follow();
  });

  it('of one answer is sent at once', async () => {
    await turn.pick('pass');
    expect(fake.sent).toEqual([{ seat: 0, question: '7', answers: ['pass'] }]);
    expect(turn.question).toBeNull();
  });

  it('of one answer waits where each move is confirmed, and can be changed', async () => {
    settings.confirm = true;
    await turn.pick('pass');
    expect(fake.sent).toEqual([]);
    expect(turn.complete).toBe(true);
    expect(turn.question?.choices.map((choice) => choice.notation)).toEqual(['build', 'pass']);
    await turn.pick('build');
    expect(turn.chain).toEqual(['build']);
    expect(turn.complete).toBe(false);
  });

  it('of several answers is sent as one by the pick that ends it', async () => {
    await turn.pick('build');
    expect(fake.sent).toEqual([]);
    await turn.pick('here');
    expect(fake.sent).toEqual([{ seat: 0, question: '7', answers: ['build', 'here'] }]);
  });

  it('waits for a moment where obvious answers were put in after the last pick, and can be paid otherwise', async () => {
    vi.useFakeTimers();
    try {
      const pay = ask('y', ['build'], 'pay a', 'pay b');
      for (const choice of pay.choices) choice.verb = 'pay';
      const put = (answer: string, put_in: boolean, question: Question) => ({ answer, default: put_in, question });
      fake.server.preview = async (_, { answers }) => ({
        changes: [],
        events: [],
        over: false,
        question: null,
        chain: [put('build', false, turn.asked!), put(answers[1] ?? 'pay a', !answers[1], pay)],
      });
      await turn.pick('build');
      expect(fake.sent).toEqual([]);
      expect(turn.alternatives.map(({ place, others }) => [place, others.map((one) => one.notation)])).toEqual([
        [1, ['pay b']],
      ]);
      await turn.instead(1, 'pay b');
      expect(fake.sent.map((sent) => sent.answers)).toEqual([['build', 'pay b']]);
      turn = new Turn(table, fake.server, new Store());
      await turn.follow();
      await turn.pick('build');
      await vi.advanceTimersByTimeAsync(3100);
      expect(fake.sent.map((sent) => sent.answers).at(-1)).toEqual(['build', 'pay a']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('may be a whole way: its steps are sent', async () => {
    const asked = ask('7', [], 'move a b', 'pass');
    asked.ways = [{ notation: 'move a c', verb: 'move', targets: [], price: [], answers: ['move a b', 'move b c'] }];
    table.screen = live(asked).screen;
    fake.server.preview = async (_, { answers }) => {
      fake.tried.push(answers);
      return { changes: [], events: [], over: false, question: null };
    };
    expect(turn.question?.choices.map((choice) => choice.notation)).toContain('move a c');
    await turn.hover('move a c');
    expect(turn.shown).toEqual(['move a b', 'move b c']);
    await turn.pick('move a c');
    expect(fake.sent.map((sent) => sent.answers)).toEqual([['move a b', 'move b c']]);
  });

  it('may answer several questions as one: it is picked, named and taken back as one', async () => {
    settings.confirm = true;
    const asked = ask('7', [], 'plot a', 'plot b');
    const answers = ['plot a', 'place 1', 'turn right'];
    asked.whole = [{ notation: 'plot a, place 1, turn right', verb: 'turn', targets: [], price: [], answers }];
    table.screen = live(asked).screen;
    fake.server.preview = async (_, { answers: tried }) => {
      const chain = tried.map((answer) => ({ answer, default: false, question: ask('7', [], answer) }));
      return { changes: [], events: [], over: false, question: null, chain };
    };
    expect(turn.question?.choices.map((choice) => choice.notation)).toEqual(['plot a, place 1, turn right']);
    await turn.pick('plot a, place 1, turn right');
    expect(turn.chain).toEqual(answers);
    expect(turn.last).toBe('plot a, place 1, turn right');
    expect(turn.before).toEqual([]);
    expect(turn.question?.whole).toEqual(asked.whole);
    await turn.undo();
    expect(turn.chain).toEqual([]);
    expect(fake.undone).toBe(0);
    await turn.pick('plot a, place 1, turn right', 1, true);
    expect(fake.sent.map((sent) => sent.answers)).toEqual([answers]);
  });

  it('of several answers is collected and shown where each move is confirmed', async () => {
    settings.confirm = true;
    await turn.pick('build');
    expect(turn.path).toEqual(['build']);
    expect(turn.question?.choices.map((choice) => choice.notation)).toEqual(['here', 'there']);
    await turn.pick('here');
    expect(turn.complete).toBe(true);
    expect(fake.sent).toEqual([]);
    await turn.pick('there');
    expect(turn.chain).toEqual(['build', 'there']);
    await turn.confirm();
    expect(fake.sent).toEqual([{ seat: 0, question: '7', answers: ['build', 'there'] }]);
  });

  it('goes by the last of several picks that are still on their way', async () => {
    settings.confirm = true;
    await turn.pick('build');
    await Promise.all([turn.pick('here'), turn.pick('there'), turn.pick('there')]);
    expect(turn.chain).toEqual(['build', 'there']);
    expect(turn.pending).toBeNull();
  });

  it('may be the same as the one before, whose receipt is still on its way', async () => {
    const receipt = later();
    fake.receipts = receipt.come;
    const first = turn.pick('pass');
    await vi.waitFor(() => expect(turn.sent).not.toBeNull());
    table.screen = live(ask('8', [], 'build', 'pass')).screen;
    await turn.follow();
    const preview = later();
    fake.previews = preview.come;
    const second = turn.pick('pass');
    receipt.arrive();
    await first;
    preview.arrive();
    await second;
    expect(fake.sent.map((sent) => sent.question)).toEqual(['7', '8']);
  });

  it('goes back pick by pick before it goes back at the server', async () => {
    settings.confirm = true;
    await turn.pick('build');
    await turn.pick('here');
    await turn.undo();
    expect(turn.chain).toEqual(['build']);
    await turn.undo();
    expect(turn.chain).toEqual([]);
    expect(fake.undone).toBe(0);
    await turn.undo();
    expect(fake.undone).toBe(1);
  });

  it('is there again after a reload, unless the question is another', async () => {
    settings.confirm = true;
    await turn.pick('build');
    await turn.pick('here');
    const again = new Turn(table, fake.server, store);
    await again.follow();
    expect(again.chain).toEqual(['build', 'here']);
    expect(again.complete).toBe(true);
    const later = new Turn(live(ask('8', [], 'build', 'pass')), fake.server, store);
    await later.follow();
    expect(later.chain).toEqual([]);
  });

  it('is dropped when the question changes', async () => {
    await turn.pick('build');
    table.screen = live(ask('8', [], 'build', 'pass')).screen;
    await turn.follow();
    expect(turn.chain).toEqual([]);
    expect(turn.question?.id).toBe('8');
  });

  it('is looked at without being picked, each answer once', async () => {
    await turn.hover('build');
    expect(turn.shown).toEqual(['build']);
    expect(turn.changes?.question?.path).toEqual(['build']);
    await turn.hover(null);
    expect(turn.shown).toEqual([]);
    await turn.pick('build');
    expect(fake.tried).toEqual([['build']]);
    await turn.hover('no choice');
    expect(turn.hovered).toBeNull();
  });

  it('that cannot be delivered is kept and sent again', async () => {
    fake.down = true;
    await turn.pick('pass');
    expect(turn.error).toBeInstanceOf(ApiError);
    expect(turn.sent?.answers).toEqual(['pass']);
    fake.down = false;
    await turn.again();
    expect(turn.error).toBeNull();
    expect(fake.sent).toHaveLength(1);
  });

  it('shows what a bot would do and sends nothing', async () => {
    await turn.askHint();
    expect(turn.hint).toEqual(['build', 'here']);
    expect(fake.sent).toEqual([]);
    await turn.askHint();
    expect(turn.hint).toEqual([]);
  });

  it('keeps what was picked when a hint is asked for, and marks nothing that it does not lead to', async () => {
    await turn.pick('build');
    await turn.askHint();
    expect(turn.chain).toEqual(['build']);
    expect([turn.hints, turn.hinted]).toEqual([true, 'here']);
    turn.reset();
    expect(turn.hinted).toBe('build');
    await turn.askHint();
    fake.server.hint = () => Promise.resolve({ answers: ['pass'], usual: 0.4, after: 0.5, line: [] });
    await turn.pick('build');
    await turn.askHint();
    expect(turn.chain).toEqual(['build']);
    expect([turn.hints, turn.hinted]).toEqual([true, '']);
  });
});

describe('obvious answers', () => {
  const first = ask('7', [], 'build', 'pass');
  const pay = ask('x', ['build'], 'wood', 'coins');
  const more = ask('x', ['build'], 'free', 'pass');
  const link = (answer: string, question: Question, byDefault = true) => ({ answer, default: byDefault, question });

  /** build -> the table pays with wood -> and passes over a question for a free action alone. */
  async function begun(): Promise<{ turn: Turn; fake: FakeServer }> {
    settings.confirm = false;
    const fake = new FakeServer();
    fake.server.preview = (_, { answers, defaults }) => {
      const preview = { changes: [], events: [], over: false };
      if (!defaults) return Promise.resolve({ ...preview, question: answers.length === 1 ? pay : more });
      if (answers.at(-1) === 'free')
        return Promise.resolve({ ...preview, question: ask('x', ['build'], 'exchange'), chain: [] });
      const paid = answers[1] === 'coins' ? link('coins', pay, false) : link('wood', pay);
      return Promise.resolve({
        ...preview,
        question: null,
        chain: [link('build', first, false), paid, link('pass', more)],
      });
    };
    const turn = new Turn(live(first), fake.server, new Store());
    await turn.follow();
    await turn.pick('build');
    return { turn, fake };
  }

  it('are shown, wait for the confirmation, and are sent with the pick', async () => {
    const { turn, fake } = await begun();
    expect(turn.links.map((one) => [one.answer, one.default])).toEqual([
      ['build', false],
      ['wood', true],
      ['pass', true],
    ]);
    expect(fake.sent).toEqual([]);
    await turn.confirm();
    expect(fake.sent[0]!.answers).toEqual(['build', 'wood', 'pass']);
  });

  it('can be given otherwise', async () => {
    const { turn } = await begun();
    await turn.backTo(1);
    expect(turn.question?.choices.map((choice) => choice.notation)).toEqual(['wood', 'coins']);
    await turn.pick('coins');
    expect(turn.chain).toEqual(['build', 'coins', 'pass']);
  });

  it('leave free actions within reach, and go with the pick they follow', async () => {
    const { turn } = await begun();
    expect(turn.freeChoices(['free']).map((choice) => choice.notation)).toEqual(['free']);
    await turn.undo();
    expect(turn.chain).toEqual([]);
  });
});
