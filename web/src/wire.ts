// Made by tools/wire_types.py from quadriga.api.wire; do not edit.

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
  /**
   * Verbs of what may be done beside a move; no question is worth asking for their sake alone.
   */
  free?: string[];
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
   * Do not begin even if every seat is taken: whoever opens the table then sits down with a commitment to a nonce, or starts it.
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
 * A table that begins at a written position of a game, or in the middle of a record.
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
  offers: OfferView[];
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
 * The commitment made before the first chance, and the secret once the game is over; the nonces of the players.
 *
 *     A practice table, whose seed anybody may choose, has none of it.
 */
export interface Fairness {
  /**
   * Of the game so far; none before it begins.
   */
  chain: ChainHead | null;
  commitment: string;
  /**
   * By seat; empty: that seat adds nothing to chance, or has still to commit.
   */
  nonce_commitments: string[];
  /**
   * By seat; shown when all are revealed.
   */
  nonces: string[];
  /**
   * Seats that must commit anew.
   */
  owing: number[];
  reveal: Reveal | null;
  /**
   * Of the record, once the game is over; empty where it has none.
   */
  seal: string;
  secret: string | null;
}
/**
 * The chain of the game so far: how many answers and undos are in it, and its newest link.
 */
export interface ChainHead {
  head: string;
  links: number;
}
/**
 * Everybody is seated; whoever has not revealed in time loses the seat, and the commitments begin anew.
 */
export interface Reveal {
  /**
   * Seconds, when this was sent.
   */
  left: number;
  /**
   * Seats that have still to reveal.
   */
  missing: number[];
}
/**
 * Something that other people must agree to: an undo further back, a hint, a rematch.
 */
export interface OfferView {
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
  offers: OfferView[];
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
  outcome: OutcomeView | null;
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
export interface OutcomeView {
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
   * At a table: the obvious answer, where the question need not be asked.
   */
  default?: string;
  /**
   * Changes with every open answer and with that seat's own sealed ones.
   */
  id: string;
  /**
   * At a table: what can be done as soon as one does no more here; doing it says so.
   */
  implied?: Choice[];
  /**
   * The answers of the move so far.
   */
  path: string[];
  /**
   * At a table: choices that can be taken several times in a row, and how often.
   */
  repeats?: Record<string, number>;
  seat: number;
  step: string;
  /**
   * What the text of the question speaks of: numbers, and the names of things by the kind of noun.
   */
  values: Record<string, string>;
  /**
   * At a table: where a unit can be led by several of these choices in a row.
   */
  ways?: Route[];
  /**
   * At a table: this question and those after it answered together, in every way; what a screen offers instead.
   */
  whole?: Route[];
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
/**
 * Several small answers, chosen as one: a unit's way, named by its beginning and its end, or where a tile lies.
 */
export interface Route {
  /**
   * The answers that are sent.
   */
  answers: string[];
  notation: string;
  price: Amount[];
  targets: Target[];
  verb: string;
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
 * Who is here now, where nothing else has changed since the last screen.
 */
export interface Presence {
  type: "presence";
  /**
   * By seat, as in a screen.
   */
  here: boolean[];
  watchers: number;
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
 * Take a seat. The nonce is the person's part in the seed of chance; it is revealed when all are seated.
 */
export interface Sit {
  seat: number;
  /**
   * The SHA-256 of the nonce, in hexadecimal digits; empty: this seat adds nothing to chance.
   */
  commitment?: string;
}
export interface RevealedNonce {
  seat: number;
  /**
   * At most 64 letters, digits, `-` and `_`; one that can be guessed protects nobody.
   */
  nonce: string;
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
  /**
   * Put in obvious answers between and after these, such as payments; the preview's `chain` has all of them.
   */
  defaults?: boolean;
  /**
   * How many answers there are whose questions need not be sent again.
   */
  known?: number;
}
export interface Ask {
  seat: number;
  answer: string;
  /**
   * Own answers not yet sent that would come before it.
   */
  after?: string[];
  /**
   * Of the rule's text; English where there is no translation into it.
   */
  lang?: string;
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
   * The rule in our words, in the language asked for.
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
  /**
   * The chance to win after a turn of middling worth.
   */
  usual: number;
  /**
   * The chance to win after this one.
   */
  after: number;
  /**
   * It, a probable reply, and what then follows.
   */
  line: Played[];
}
/**
 * A move in the likely line of a game.
 */
export interface Played {
  seat: number;
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
 * The server can read and write its database; otherwise the reply is a `Problem`.
 */
export interface Health {
  status: "ok";
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
  outcome: OutcomeView | null;
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
 * How the points of a finished game came about: the first entry is before round 1, entry n after round n.
 */
export interface Points {
  rounds: RoundPoints[];
}
/**
 * The points where a round begins, which is where the one before has ended; the last one is the end of the game.
 */
export interface RoundPoints {
  number: number;
  scores: Record<string, number>[];
}
/**
 * A record from a file, as text.
 */
export interface NewReplay {
  record: string;
}
/**
 * Told, or something to do. Text: `<game>-lesson-<key>-<n>`, n from 1.
 */
export interface LessonStep {
  /**
   * Whether there is something to do.
   */
  goal: boolean;
  /**
   * Places of the board that are pointed at: things by their names, "*" for all that begin so.
   */
  point: string[];
  /**
   * Answers that reach the goal.
   */
  way: string[];
}
/**
 * A lesson, which is a practice table and what is said at it. Its title: `<game>-lesson-<key>`.
 */
export interface LessonInfo {
  key: string;
  /**
   * Where its practice table begins; None: with the record.
   */
  position: string | null;
  record: string | null;
  seed: string;
  level: string;
  steps: LessonStep[];
  /**
   * How many lines its coach has: `<game>-lesson-<key>-coach-<n>`, n from 1.
   */
  coach: number;
}
export interface LessonTry {
  lesson: string;
  seat: number;
  /**
   * Own answers not yet sent, which count as if they were.
   */
  answers?: string[];
}
export interface LessonProgress {
  /**
   * How many goals have been reached, in their order.
   */
  goals: number;
  /**
   * Whether the moves for the next one are used up, or the last can no longer reach it.
   */
  missed: boolean;
  /**
   * How many own answers were given or tried since the last goal; taking them back gives another try at the next.
   */
  since: number;
  /**
   * The number of the coach's line, from 1, that fits what is asked now.
   */
  coach: number | null;
}
/**
 * A position to be drawn, and what is marked on it. Texts: `<game>-overview-picture-<n>`, n from 1.
 */
export interface PictureInfo {
  board: Board;
  view: unknown;
  seat: number;
  /**
   * Places of the board, as a lesson points at them.
   */
  places: string[];
}
/**
 * How far the analysis of a game has come, and what was found since the caller last looked.
 */
export interface AnalysisProgress {
  state: "cancelled" | "done" | "failed" | "none" | "running";
  /**
   * Whether the deep pass is made, too.
   */
  deep: boolean;
  quick_done: number;
  quick_total: number;
  deep_done: number;
  deep_total: number;
  /**
   * To be sent as `after` when looking again.
   */
  serial: number;
  seats: SeatAnalysis[];
  /**
   * Found since; one that was known already is replaced.
   */
  decisions: Decision[];
  /**
   * What chance gave and took; only where nothing was known yet.
   */
  chance: ChanceEvent[];
  /**
   * What each seat got of the win.
   */
  end: number[] | null;
  /**
   * How long each seat thought, at a table.
   */
  seconds: number[] | null;
}
/**
 * What the game comes to for one seat.
 */
export interface SeatAnalysis {
  name: string;
  player: string;
  decisions: number;
  /**
   * Mean over its decisions: its accuracy.
   */
  loss: number;
  /**
   * All that its decisions lost.
   */
  lost: number;
  /**
   * All that chance gave and took.
   */
  luck: number;
  marks: Record<string, number>;
  points: Record<string, number> | null;
  uses: Use[];
  turning_points: TurningPoint[];
  /**
   * Numbers of its decisions that lost most, the worst first.
   */
  worst: number[];
}
/**
 * Something that a seat built, got or fought, and how often.
 */
export interface Use {
  shown_as: string;
  /**
   * Of the noun; empty where the event alone counts.
   */
  kind: string;
  name: string;
  count: number;
}
/**
 * What happened between two decisions and changed the prospects of a seat by so much.
 */
export interface TurningPoint {
  number: number;
  change: number;
}
/**
 * One decision and what the search thinks of it. Win chances are listed by seat.
 */
export interface Decision {
  /**
   * The answers of the record before it.
   */
  number: number;
  seat: number;
  /**
   * The number of the turn it belongs to, from 1.
   */
  turn: number;
  /**
   * The answers of the move that was made.
   */
  given: string[];
  best: string[];
  /**
   * How much smaller the share of the win is than after the best move.
   */
  loss: number;
  mark: string;
  /**
   * What each seat could expect if the best move was made.
   */
  before: number[];
  /**
   * What each could expect after the move that was made.
   */
  after: number[];
  /**
   * What would probably have come after the best move, which is the first.
   */
  line: Played[];
  deep: boolean;
}
/**
 * An outcome of chance that changed what the seats could expect of the win.
 */
export interface ChanceEvent {
  /**
   * The answers of the record before it.
   */
  number: number;
  outcome: string;
  /**
   * By seat: the share of the win as the position looks after it, less the mean over all outcomes.
   */
  change: number[];
}
export interface StartAnalysis {
  /**
   * Whether to go on with the deep pass after the quick one.
   */
  deep?: boolean;
}
/**
 * A question about the first turn played at a practice table.
 */
export interface Attempt {
  seat: number;
  /**
   * A turn that is known to be good.
   */
  best?: string[];
}
export interface Verdict {
  /**
   * Whether a whole turn has been played.
   */
  whole: boolean;
  decision: Decision | null;
}
/**
 * A puzzle to be solved.
 */
export interface PuzzleInfo {
  id: string;
  game: string;
  /**
   * Its place among those of its game, from 1.
   */
  number: number;
  count: number;
  seat: number;
  /**
   * From 1 to 5, by how often bots find the solution.
   */
  difficulty: number;
  record: string;
  best: string[];
  line: Played[];
  gap: number;
  /**
   * How often bots find the solution, by name.
   */
  solved: Record<string, number>;
}
/**
 * Which puzzles there are, and that of today.
 */
export interface PuzzleList {
  /**
   * Their names, by game.
   */
  puzzles: Record<string, string[]>;
  /**
   * Empty where there are none.
   */
  today: string;
}
export interface Preview {
  /**
   * With obvious answers put in: all that were tried.
   */
  chain?: ChainLink[];
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
 * One of the answers that were tried: one's own, or an obvious one that the table put in.
 */
export interface ChainLink {
  answer: string;
  default: boolean;
  question?: Question;
}
/**
 * One value of the view that answers would change.
 */
export interface Change {
  after: unknown;
  before: unknown;
  path: string;
}

export const LONGEST_CHAT_LINE = 500;
export const LONGEST_NAME = 24;
export const LONGEST_TITLE = 60;
export const SHORTEST_PASSWORD = 10;
