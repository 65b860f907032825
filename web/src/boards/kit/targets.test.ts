import { describe, expect, it } from 'vitest';
import { loadTexts } from '../../lib/texts.svelte';
import { Words } from '../../lib/words';
import type { Question, Target } from '../../wire';
import { GAMES, recorded } from './recorded';
import { layout } from './rows';
import { Lights, isAmount, actionsNaming, shownId, unshown } from './targets';

/** Whether every choice names it. */
const common = (question: Question, target: Target): boolean =>
  question.choices.length > 1 &&
  question.choices.every((choice) =>
    choice.targets.some((one) => one.kind === target.kind && one.number === target.number),
  );

describe.each(GAMES)('what lights up in %s', (game) => {
  const { board, positions } = recorded(game);
  const words = new Words(board);

  it('is everything that a choice names, and nothing else', () => {
    for (const { question } of positions) {
      const lights = new Lights(question);
      for (const choice of question.choices)
        for (const target of choice.targets.filter((one) => !common(question, one)))
          expect(lights.of(target.kind, target.number).map((one) => one.notation)).toContain(choice.notation);
      for (const { kind, number } of lights.all())
        for (const choice of lights.of(kind, number)) expect(choice.targets).toContainEqual({ kind, number });
    }
  });

  it('can be reached: it is in the view or listed beside it', async () => {
    await loadTexts(game, 'tablepage', 'kernel', 'client');
    for (const { view, question } of positions) {
      const { facts, sheets } = layout(words, view);
      const shown = new Set(
        [...facts.flatMap((fact) => fact.things), ...sheets.flatMap((sheet) => sheet.rows.flat(2))].map((thing) =>
          shownId(thing.kind, thing.number),
        ),
      );
      const beside = unshown(board, question, shown);
      for (const { kind, number } of new Lights(question).all())
        if (!isAmount(board, kind))
          expect(shown.has(shownId(kind, number)) || beside.get(kind)?.includes(number), `${kind} ${number}`).toBe(
            true,
          );
    }
  });

  it('stays dark with actions to ask about', () => {
    for (const { question } of positions) {
      const lights = new Lights(question);
      for (const kind of new Set(lights.all().map((target) => target.kind))) {
        const names = board.vocabulary.nouns[kind]!.names;
        const dark = names.findIndex((_, n) => !lights.of(kind, n).length);
        if (dark < 0) continue;
        const [first = '', ...others] = actionsNaming(board, question, kind, dark);
        const verbs = new Set(question.choices.map((choice) => choice.verb));
        expect(verbs).toContain(first.split(' ')[0]);
        for (const action of [first, ...others]) {
          expect(action.split(' ')).toContain(names[dark]);
          expect(action.split(' ')).toHaveLength(1 + board.vocabulary.verbs[action.split(' ')[0]!]!.nouns.length);
        }
      }
    }
  });
});

it('knows no things where nothing is asked', () => {
  expect(new Lights(null).all()).toEqual([]);
  expect(actionsNaming(recorded('antike').board, null, 'region', 4)).not.toEqual([]);
  expect(actionsNaming(recorded('antike').board, null, 'region', 999)).toEqual([]);
});
