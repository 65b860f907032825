/** A rulebook taken apart: chapters, matches of a search, references from rule to rule. */

import type { RuleEntry } from '../../wire';

export interface Chapter {
  id: string;
  title: string;
  rules: RuleEntry[];
}

/** The rules under their headings, in order. */
export function chapters(rules: RuleEntry[]): Chapter[] {
  const result: Chapter[] = [];
  for (const rule of rules) {
    if (result.at(-1)?.title !== rule.section) {
      result.push({ id: `chapter-${result.length + 1}`, title: rule.section, rules: [] });
    }
    result.at(-1)!.rules.push(rule);
  }
  return result;
}

const words = (query: string): string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** The rules that have every word of a search, in the number, the heading or the text. */
export function search(rules: RuleEntry[], query: string): RuleEntry[] {
  const wanted = words(query);
  return rules.filter(({ number, section, text }) => {
    const all = `${number} ${section} ${text}`.toLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}

export interface Piece {
  text: string;
  /** The number of a rule that the text names. */
  rule?: string;
  /** Found by the search. */
  hit?: boolean;
}

/** The text in pieces: references to other rules, words that were searched for, and the rest. */
export function pieces(text: string, query: string): Piece[] {
  const wanted = words(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(
    `([A-Z]{3}-[RX]?\\d+(?:\\.\\d+)?[a-z]?)${wanted.length ? `|(${wanted.join('|')})` : ''}`,
    'gi',
  );
  const result: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) result.push({ text: text.slice(end, match.index) });
    result.push(match[1] ? { text: match[0], rule: match[0] } : { text: match[0], hit: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) result.push({ text: text.slice(end) });
  return result;
}
