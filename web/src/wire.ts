// Made by tools/wire_types.py from quadriga.server.wire; do not edit.

/**
 * The person at the other end, and what this server offers.
 */
export interface Me {
  id: string;
  name: string;
  registered: boolean;
  /**
   * Goes into the header `X-CSRF-Token` of everything that changes something, unless an API token is used.
   */
  csrf: string;
  version: string;
}
/**
 * The server can read and write its database; otherwise the reply is a `Problem`.
 */
export interface Health {
  status: "ok";
}
export interface Credentials {
  name: string;
  password: string;
}
/**
 * A guest picks a name.
 */
export interface NewName {
  name: string;
}
export interface NewPassword {
  old: string;
  new: string;
}
/**
 * A new password by a link from whoever runs the server: `/account#reset=TOKEN`.
 */
export interface Reset {
  token: string;
  password: string;
}
/**
 * Of a registered name, to confirm something; empty for guests.
 */
export interface Password {
  password?: string;
}
/**
 * A session or an API token.
 */
export interface KeyInfo {
  id: string;
  kind: "session" | "token";
  created: number;
  /**
   * When it was last used, to the hour.
   */
  used: number;
  /**
   * Whether it is the one that asks.
   */
  current: boolean;
}
/**
 * An API token, shown once: `Authorization: Bearer ...`.
 */
export interface Token {
  token: string;
}
/**
 * One setting of a game. Texts: `<game>-set-<name>`, `...-hint`, `...-<value>`.
 */
export interface SettingInfo {
  name: string;
  kind: "choice" | "number" | "switch";
  default: string;
  /**
   * The words of a choice, in order.
   */
  values: string[];
  low: number;
  high: number;
  per_seat: boolean;
  ours: boolean;
  /**
   * The numbers of seats that this setting can be changed with.
   */
  seats: number[];
}
export interface GameInfo {
  key: string;
  title: string;
  seats: number[];
  settings: SettingInfo[];
  /**
   * The bots one can play with, weakest first.
   */
  levels: string[];
  rules_version: number;
}
export interface RuleEntry {
  number: string;
  /**
   * The heading it stands under.
   */
  section: string;
  text: string;
}
/**
 * The names of a kind of thing, by number; other than proper names are messages `<game>-<kind>-<name>`.
 */
export interface NounInfo {
  names: string[];
  proper: boolean;
}
export interface VerbInfo {
  /**
   * The kind of each noun, in order.
   */
  nouns: string[];
  rule: string;
  /**
   * Of an event: its first seat gains (1) or gives up (-1) as much as its number says, a second seat the opposite.
   */
  amount?: number;
  /**
   * What the number counts, where no noun after it says so; text: `<game>-price-<of>`.
   */
  of?: string;
  /**
   * Whether a turn, or what lies between turns, begins with this event.
   */
  opens?: boolean;
}
export interface Vocabulary {
  verbs: Record<string, VerbInfo>;
  events: Record<string, VerbInfo>;
  nouns: Record<string, NounInfo>;
}
/**
 * What never changes in one game: the vocabulary, the names of the seats, and the game's own tables.
 */
export interface Board {
  game: string;
  seat_names: string[];
  vocabulary: Vocabulary;
  tables: {};
  /**
   * Whether a seat may know something that others may not.
   */
  secrets: boolean;
}
/**
 * Who is to sit: the person who opens the table, a bot, or whoever comes.
 */
export interface SeatPlan {
  kind: "bot" | "me" | "open";
  /**
   * Of a bot.
   */
  level?: string;
}
export interface NewTable {
  game: string;
  seats: SeatPlan[];
  name?: string;
  settings?: Record<string, string>;
  pace?: Pace;
  /**
   * Not listed: one comes by the link alone.
   */
  private?: boolean;
  /**
   * Hints between people; against bots alone there are always hints.
   */
  hints?: boolean;
  /**
   * Do not begin even if every seat is taken: whoever opens the table then sits down with a nonce, or starts it.
   */
  hold?: boolean;
}
/**
 * How long people may think: `none`, `turn` (seconds for each turn) or `game` (seconds for all of them).
 */
export interface Pace {
  kind?: "game" | "none" | "turn";
  seconds?: number;
}
/**
 * Who is to sit at a practice table: whoever opens it, or a bot.
 */
export interface PracticeSeat {
  kind: "bot" | "me";
  /**
   * Of a bot.
   */
  level?: string;
  /**
   * What the bot answers, one after another; where the next is not allowed, it plays by its level from there on.
   */
  answers?: string[];
}
/**
 * A table that begins at a written position of a game, or after so many answers of a record.
 */
export interface NewPractice {
  /**
   * Of the position.
   */
  game?: string;
  /**
   * As TOML; the head of each game's `position.py` says what can be written.
   */
  position?: string | null;
  record?: string | null;
  /**
   * After how many answers of the record, forced ones and chance counted; None: after all.
   */
  answer?: number | null;
  /**
   * What chance follows from; empty: any.
   */
  seed?: string;
  /**
   * Empty: whoever opens the table sits where somebody is asked, bots of `level` elsewhere.
   */
  seats?: PracticeSeat[];
  level?: string;
  name?: string;
}
/**
 * What everybody may know of a table on this server.
 */
export interface TableInfo {
  changed: number;
  /**
   * Seconds since 1970.
   */
  created: number;
  fairness: Fairness;
  /**
   * Why the game cannot be played with this program; empty where it can. Of a finished table: why it shows no more than the result that was stored.
   */
  frozen: string;
  game: string;
  hints: boolean;
  id: string;
  /**
   * Whether this viewer opened the table.
   */
  mine: boolean;
  name: string;
  offers: Offer[];
  owner: string;
  pace: Pace;
  /**
   * It began at a written position or in the middle of a record, and counts as no game that was played.
   */
  practice: boolean;
  private: boolean;
  /**
   * The id of the table that goes on from this one, or empty.
   */
  rematch: string;
  seats: Seat[];
  /**
   * All settings of the game as they are played.
   */
  settings: Record<string, string>;
  stage: "frozen" | "over" | "playing" | "waiting";
  watchers: number;
}
/**
 * The commitment made before the first chance; the secret and the nonces once the game is over.
 *
 *     A practice table, whose seed anybody may choose, has neither.
 */
export interface Fairness {
  commitment: string;
  nonces: string[];
  secret: string | null;
}
/**
 * Something that other people must agree to: an undo further back, a hint, a rematch.
 */
export interface Offer {
  agreed: number[];
  kind: "hints" | "rematch" | "rematch-same" | "undo";
  /**
   * Who asks.
   */
  seat: number;
  /**
   * Whose consent is still missing; to an undo that of everybody who has not resigned, also where a bot stands in.
   */
  waits: number[];
}
export interface Seat {
  asked: boolean;
  clock: Clock | null;
  /**
   * Whether that person has the table open now; true for bots.
   */
  here: boolean;
  kind: "bot" | "open" | "person";
  mine: boolean;
  /**
   * Of the seat: brown, player-1.
   */
  name: string;
  number: number;
  /**
   * At a practice table: whether a listed answer was not allowed, so that the bot plays as its level does.
   */
  off_list: boolean;
  /**
   * The person's name or the bot's level; empty while open.
   */
  player: string;
  /**
   * The weaker bot that gave the last answer here because the bot of the seat gave none; else empty.
   */
  replaced_by: string;
  /**
   * Whether that person gave up and cannot come back.
   */
  resigned: boolean;
  /**
   * The bot that plays for a person who is away, out of time or resigned; else empty.
   */
  stand_in: string;
}
/**
 * The time a seat has left, in seconds, when this was sent; and whether it runs.
 */
export interface Clock {
  left: number;
  runs: boolean;
}
/**
 * How a finished game went, as lists show it; by seat, in the order of the table's seats.
 */
export interface TableResult {
  /**
   * Why it ended: the message `<game>-end-<reason>`.
   */
  reason: string;
  /**
   * 1 is best; where all lost to the game itself, everybody has 2.
   */
  places: number[];
  /**
   * All points together; unknown where this server no longer plays the rules of the game.
   */
  scores: (number | null)[];
  turns: number | null;
  /**
   * Seconds since 1970, as is `ended`.
   */
  started: number;
  ended: number;
  /**
   * How often somebody took back an answer after chance had been drawn, and it was drawn anew.
   */
  draws_taken_back: number;
}
/**
 * A table in a list.
 */
export interface ListedTable {
  changed: number;
  /**
   * Seconds since 1970.
   */
  created: number;
  fairness: Fairness;
  /**
   * Why the game cannot be played with this program; empty where it can. Of a finished table: why it shows no more than the result that was stored.
   */
  frozen: string;
  game: string;
  hints: boolean;
  id: string;
  /**
   * Whether this viewer opened the table.
   */
  mine: boolean;
  name: string;
  offers: Offer[];
  owner: string;
  pace: Pace;
  /**
   * It began at a written position or in the middle of a record, and counts as no game that was played.
   */
  practice: boolean;
  private: boolean;
  /**
   * The id of the table that goes on from this one, or empty.
   */
  rematch: string;
  /**
   * None as long as the game is not over.
   */
  result: TableResult | null;
  seats: Seat[];
  /**
   * All settings of the game as they are played.
   */
  settings: Record<string, string>;
  stage: "frozen" | "over" | "playing" | "waiting";
  watchers: number;
}
/**
 * A part of a list of tables.
 */
export interface TablePage {
  tables: ListedTable[];
  /**
   * Goes into `after` of the next request; empty where the list ends.
   */
  next: string;
}
/**
 * The newest tables of each kind; `/api/tables` has all of them, page by page.
 */
export interface Lobby {
  waiting: ListedTable[];
  playing: ListedTable[];
  mine: ListedTable[];
  /**
   * Mine, the newest first.
   */
  finished: ListedTable[];
}
/**
 * Everything a screen shows of a table to one viewer; sent at first and after every change.
 */
export interface Screen {
  /**
   * What happened since the number that the viewer named, as far as it may know.
   */
  events: EventView[];
  /**
   * The number of the first of them. Less than asked for after an undo: what the viewer had from there on is gone.
   */
  events_from: number;
  outcome: Outcome | null;
  /**
   * Asked of the seats of this viewer; in a hot-seat game only of the seat that is looking.
   */
  questions: Question[];
  /**
   * The viewer's standing answers: question and answer.
   */
  standing: Record<string, string>;
  table: TableInfo;
  type: "screen";
  /**
   * Whether the viewer's last answer can be taken back.
   */
  undo: "ask" | "free" | "none";
  /**
   * Goes up with every change of the table.
   */
  version: number;
  /**
   * The game's own view; None while the table waits.
   */
  view: unknown;
  /**
   * The seat through whose eyes the view is made; None watches.
   */
  viewer: number | null;
}
/**
 * One event: its notation, and the places that pieces leave and reach, as things or zones.
 *
 *     Text: `<game>-news-<verb>`; summed up with others of its turn: `<game>-act-<verb>`.
 */
export interface EventView {
  left: Target | string | null;
  notation: string;
  number: number;
  reached: Target | string | null;
  rule: string;
  targets: Target[];
  verb: string;
}
/**
 * A thing on the board: number n of its kind.
 */
export interface Target {
  kind: string;
  number: number;
}
export interface Outcome {
  /**
   * Whether the points decided it; else they are as they stood when the game ended early.
   */
  counted: boolean;
  /**
   * How often somebody took back an answer after chance had been drawn, and it was drawn anew.
   */
  draws_taken_back: number;
  places: number[];
  reason: string;
  /**
   * The seats of people who gave up; bots played on for them.
   */
  resigned: number[];
  /**
   * By source, for each seat; empty where they were not stored and earlier rules played the game.
   */
  scores: Record<string, number>[];
}
/**
 * What a seat is asked. Text: `<game>-ask-<step>` with `values`.
 */
export interface Question {
  choices: Choice[];
  /**
   * Changes with every open answer and with that seat's own sealed ones.
   */
  id: string;
  /**
   * The answers of the move so far.
   */
  path: string[];
  seat: number;
  step: string;
  /**
   * What the text of the question speaks of: numbers, and the names of things by the kind of noun.
   */
  values: Record<string, string>;
}
/**
 * One action that may be chosen: its notation, what lights up for it, what it gives and costs.
 */
export interface Choice {
  notation: string;
  price: Amount[];
  targets: Target[];
  verb: string;
}
export interface Amount {
  amount: number;
  what: string;
}
export interface ChatLine {
  number: number;
  room: "players" | "watchers";
  author: string;
  mine: boolean;
  text: string;
  removed: boolean;
  at: number;
}
/**
 * New or changed lines of the viewer's room.
 */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}
export interface Ping {
  type: "ping";
}
/**
 * What the host tells everybody; all empty: no longer.
 */
export interface Announcement {
  type: "announcement";
  text: string;
  /**
   * When the server is to be restarted.
   */
  restart?: number | null;
}
/**
 * All that a client ever sends over the socket; commands go by HTTP.
 */
export interface Pong {
  type: "pong";
}
/**
 * Take a seat; the nonce is the person's part in the seed of chance.
 */
export interface Sit {
  seat: number;
  nonce?: string;
}
/**
 * Whoever opened the table lets a bot of a level sit on an open seat; an empty level opens the seat again.
 */
export interface BotSeat {
  seat: number;
  level?: string;
}
/**
 * One answer, or a chain of own answers that is taken as a whole or not at all.
 */
export interface Answers {
  seat: number;
  /**
   * The id of the question that the first of them answers.
   */
  question: string;
  answers: string[];
}
/**
 * An answer was written down; the same answers to the same question again get the same reply.
 */
export interface Done {
  version: number;
}
export interface Try {
  seat: number;
  answers: string[];
}
export interface Ask {
  seat: number;
  answer: string;
  /**
   * Own answers not yet sent that would come before it.
   */
  after?: string[];
}
/**
 * Why not: the message `<game>-why-<message>` or `why-<message>` with its values. Allowed: all empty.
 */
export interface Why {
  allowed: boolean;
  rule: string;
  message: string;
  values: Record<string, string>;
  /**
   * The rule in our words.
   */
  text: string;
}
export interface OwnSeat {
  seat: number;
}
export interface Rematch {
  seat: number;
  /**
   * Whether everybody moves one seat on.
   */
  exchange?: boolean;
}
/**
 * Answer this question always so, without being asked; an empty answer ends it.
 */
export interface Standing {
  seat: number;
  /**
   * The step's name.
   */
  question: string;
  answer: string;
}
export interface Agree {
  kind: "hints" | "rematch" | "rematch-same" | "undo";
  seat: number;
  agree: boolean;
}
export interface Hint {
  /**
   * What the hinting bot would answer, for the rest of the move as far as it is sure.
   */
  answers: string[];
}
export interface NewChatLine {
  text: string;
}
/**
 * Whom one does not want to read; the owner of the table stops them from talking.
 */
export interface Mute {
  author: string;
  muted?: boolean;
}
/**
 * What is wrong with a request, for every status from 400 on.
 */
export interface Problem {
  /**
   * A message id: `problem-<problem>` with `values`.
   */
  problem: string;
  values: Record<string, string>;
  /**
   * In English, for people who write clients.
   */
  detail: string;
  /**
   * For an answer that is not allowed.
   */
  why?: Why | null;
}
/**
 * One point of a replay: before answer `number`.
 */
export interface Moment {
  number: number;
  /**
   * Who answers next: -1 is chance.
   */
  seat: number;
  /**
   * Of the answer; empty at the end.
   */
  notation: string;
  /**
   * The number of the turn it belongs to, from 1.
   */
  turn: number;
}
/**
 * Where the rules of today no longer allow what an earlier version played.
 */
export interface RefusedPart {
  /**
   * The rules version it was played by.
   */
  rules: number;
  /**
   * The rule that forbids the answer, where one does.
   */
  rule: string;
  /**
   * In English: the line of the record and what is wrong with it.
   */
  detail: string;
  /**
   * The answers from there on, as the record has them.
   */
  rest: Moment[];
}
/**
 * A finished game, or an opened record: its moments; what each shows is a `Frame`.
 */
export interface Replay {
  id: string;
  game: string;
  players: string[];
  board: Board;
  moments: Moment[];
  /**
   * Where it is refused: reason and places as they were stored, without scores.
   */
  outcome: Outcome | null;
  refused?: RefusedPart | null;
}
/**
 * The view at a moment, and what happened since the moment before.
 */
export interface Frame {
  number: number;
  view: unknown;
  events: EventView[];
  scores?:
    | Record<string, number>[]
    | null;
}
export interface Frames {
  frames: Frame[];
}
/**
 * The points where a round begins, which is where the one before has ended; the last one is the end of the game.
 */
export interface RoundPoints {
  /**
   * Of the moment.
   */
  number: number;
  /**
   * By source, for each seat.
   */
  scores: Record<string, number>[];
}
/**
 * How the points of a finished game came about: the first entry is before round 1, entry n after round n.
 */
export interface Points {
  rounds: RoundPoints[];
}
/**
 * A record from a file, as text.
 */
export interface NewReplay {
  record: string;
}
export interface Preview {
  changes: Change[];
  /**
   * What would happen, numbered from 0.
   */
  events: EventView[];
  /**
   * Whether the game would be over.
   */
  over: boolean;
  /**
   * What the same seat would be asked next.
   */
  question: Question | null;
}
/**
 * One value of the view that answers would change.
 */
export interface Change {
  after: unknown;
  before: unknown;
  path: string;
}
