import { beforeAll, describe, expect, it } from 'vitest';
import { GAMES, recorded } from '../../boards/kit/recorded';
import { loadTexts } from '../../lib/texts.svelte';
import { Words } from '../../lib/words';
import type { Question } from '../../wire';
import { arrange } from './choices';

describe.each(GAMES)('the choices of %s', (game) => {
  const { board, positions } = recorded(game);
  const words = new Words(board);
  beforeAll(() => loadTexts(game, 'kernel'));

  it('are all there, each once, and no two read the same', () => {
    for (const { question } of positions) {
      const { groups, plain, count } = arrange(words, question);
      const shown = [...groups.flatMap((group) => group.choices), ...plain];
      expect(count).toBe(question.choices.length);
      expect(shown.map((one) => one.choice.notation).sort()).toEqual(
        question.choices.map((one) => one.notation).sort(),
      );
      expect(new Set(shown.map((one) => one.text)).size).toBe(shown.length);
      for (const group of groups)
        expect(new Set(group.choices.map((one) => one.short)).size).toBe(group.choices.length);
    }
  });
});

describe('many choices', () => {
  const { board } = recorded('antike');
  const words = new Words(board);
  beforeAll(() => loadTexts('antike', 'kernel'));
  const region = board.vocabulary.nouns.region!.names;
  const ask = (actions: string[]): Question => ({
    id: '1',
    seat: 0,
    step: 'Found',
    values: {},
    path: [],
    choices: actions.map((action) => {
      const [verb = '', ...names] = action.split(' ');
      const kinds = board.vocabulary.verbs[verb]!.nouns;
      const targets = names.map((name, n) => ({
        kind: kinds[n]!,
        number: board.vocabulary.nouns[kinds[n]!]!.names.indexOf(name),
      }));
      return { notation: action, verb, targets, price: [] };
    }),
  });

  it('are grouped by what they name first', () => {
    const actions = region
      .slice(0, 4)
      .flatMap((name) => ['marble', 'iron', 'gold'].map((good) => `found ${name} ${good}`));
    const { groups, plain } = arrange(words, ask([...actions, 'pass']));
    expect(groups.map((group) => group.title)).toEqual(region.slice(0, 4));
    expect(groups.map((group) => group.choices.length)).toEqual([3, 3, 3, 3]);
    expect(plain.map((one) => one.choice.notation)).toEqual(['pass']);
  });

  it('of one thing each are called by it', () => {
    const [group] = arrange(words, ask(region.slice(0, 9).map((name) => `temple ${name}`))).groups;
    expect(group!.choices.map((one) => one.short)).toEqual(region.slice(0, 9).map((name) => name.replaceAll('-', ' ')));
  });

  it('can be looked through, without accents and in any order', () => {
    const all = ask(['found Zama gold', 'found Zama iron', 'found Roma gold', 'pass']);
    expect(arrange(words, all, 'gold zama').count).toBe(1);
    expect(arrange(words, all, 'ZÀMA').count).toBe(2);
    expect(arrange(words, all, 'nowhere').count).toBe(0);
  });
});
