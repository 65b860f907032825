/** The table that somebody is about to open: what is chosen so far, and what is sent. */

import type { GameInfo, NewTable, SettingInfo, Pace, SeatPlan } from '../../wire';

export type PaceKind = NonNullable<Pace['kind']>;

export class TableDraft {
  name = $state('');
  seats = $state<SeatPlan[]>([]);
  settings = $state<Record<string, string>>({});
  paceKind = $state<PaceKind>('none');
  /** Of a clock for the whole game. */
  minutes = $state(30);
  /** Of a clock for each turn. */
  hours = $state(24);
  unlisted = $state(false);
  hints = $state(false);

  constructor(readonly game: GameInfo) {
    const alone = game.seats.includes(1) && !game.levels.length;
    this.resize(alone ? 1 : Math.max(2, game.seats[0]!));
    this.settings = Object.fromEntries(game.settings.map((setting) => [setting.name, setting.default]));
  }

  /** The bot that sits down unless another is chosen: neither the weakest nor the strongest, where there is a choice. */
  get usualLevel(): string {
    return this.game.levels[Math.floor(this.game.levels.length / 2)] ?? '';
  }

  /** Take away or add seats at the end; added seats are bots. */
  resize(count: number): void {
    const kept = this.seats.slice(0, count);
    while (kept.length < count) {
      kept.push(kept.length === 0 ? { kind: 'me' } : { kind: 'bot', level: this.usualLevel });
    }
    this.seats = kept;
  }

  /** Whether a setting can be changed with this number of seats. */
  fits(setting: SettingInfo): boolean {
    return setting.seats.includes(this.seats.length);
  }

  /** Whether the game begins at once, because nobody is waited for. */
  get full(): boolean {
    return this.seats.every((seat) => seat.kind !== 'open');
  }

  /** Whether people might play against people. */
  get together(): boolean {
    return this.seats.filter((seat) => seat.kind !== 'bot').length > 1;
  }

  /** The first seat of whoever opens the table, or -1. */
  get mine(): number {
    return this.seats.findIndex((seat) => seat.kind === 'me');
  }

  get pace(): Pace {
    if (this.paceKind === 'none') return { kind: 'none', seconds: 0 };
    return { kind: this.paceKind, seconds: this.paceKind === 'game' ? this.minutes * 60 : this.hours * 3600 };
  }

  /** What is sent; settings at their default are left to the game. */
  toRequest(name: string): NewTable {
    const changed = this.game.settings.filter(
      (setting) => this.fits(setting) && this.settings[setting.name] !== setting.default,
    );
    return {
      game: this.game.key,
      name: this.name.trim() || name,
      seats: this.seats.map(({ kind, level }) => (kind === 'bot' ? { kind, level } : { kind })),
      settings: Object.fromEntries(changed.map((setting) => [setting.name, this.settings[setting.name]!])),
      pace: this.pace,
      private: this.unlisted,
      hints: this.hints && this.together,
      hold: true,
    };
  }
}
