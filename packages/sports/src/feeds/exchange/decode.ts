import { field, isObject, list, words, type Fault } from '../../wire/read.ts';
import type { Decoded, Decoder, Numbered } from '../decoder.ts';
import { id } from '../read-market.ts';
import { parsed } from '../read-message.ts';
import { Teller } from '../teller.ts';
import { changedBook, emptyBook, type MarketBook } from './book.ts';
import { exchangeSports, namedMarket } from './kinds.ts';
import { marketIdsOf, readChanges, type ChangeLine, type MarketChange } from './stream-line.ts';
import {
  eventOf,
  sportOf,
  tellClock,
  tellFixture,
  tellOdds,
  tellSettlement,
  type Naming,
} from './tell-market.ts';

export interface ExchangeSettings {
  readonly source: string;
  /** Our sports by the exchange's numbers; those of `exchangeSports` when left out. */
  readonly sports?: Readonly<Record<string, string>>;
}

export interface ExchangeState extends Numbered {
  readonly naming: Naming;
  readonly books: ReadonlyMap<string, MarketBook>;
}

type Result = Decoded<ExchangeState>;

/** Tells of a market what is new: its event, its settlement or its prices, then its state. */
function tellChanges(teller: Teller, naming: Naming, book: MarketBook): MarketBook {
  const { definition } = book;
  if (definition === null) return book;
  const change = book.toldFixture === '' ? 'new' : 'coverage';
  const fixture = tellFixture(naming, definition);
  const clock = tellClock(naming, definition);
  const odds = definition.status === 'CLOSED' ? null : tellOdds(naming, book, definition);
  const [toldFixture, toldState] = [JSON.stringify(fixture), JSON.stringify(clock)];
  const toldOdds = odds === null ? definition.status : JSON.stringify(odds);
  if (fixture !== null && toldFixture !== book.toldFixture) teller.tell({ ...fixture, change });
  if (toldOdds !== book.toldOdds)
    teller.tell(
      odds === null
        ? tellSettlement(naming, definition)
        : { kind: 'odds', event: eventOf(naming, definition), markets: [odds] },
    );
  if (toldState !== book.toldState) teller.tell(clock);
  return { ...book, toldFixture, toldOdds, toldState };
}

/** Markets whose ladders may be wrong take no bets until their next image. */
function lose(
  { books, naming }: ExchangeState,
  ids: readonly string[],
  teller: Teller,
): Map<string, MarketBook> {
  const next = new Map(books);
  for (const lost of ids) {
    const book = next.get(lost);
    const definition = book?.definition ?? null;
    if (book === undefined || definition === null) continue;
    const { market } = namedMarket(sportOf(naming, definition), definition);
    teller.tell({
      kind: 'stop',
      event: eventOf(naming, definition),
      markets: [market],
      reason: 'feed',
    });
    next.set(lost, { ...emptyBook(lost), toldFixture: book.toldFixture });
  }
  return next;
}

function takeMarket(
  state: ExchangeState,
  change: MarketChange,
  atMs: number,
  teller: Teller,
  faults: Fault[],
): MarketBook {
  const before = state.books.get(change.id) ?? emptyBook(change.id);
  const after = changedBook(before, change, atMs);
  if (after.definition === null)
    faults.push({ path: `mc ${change.id}`, problem: 'a change of a market without its image' });
  return tellChanges(teller, state.naming, after);
}

function takeChanges(
  source: string,
  state: ExchangeState,
  line: ChangeLine,
  faults: Fault[],
): Omit<Result, 'faults'> {
  const teller = new Teller(source, line.atMs, state.seq);
  if (line.type === 'HEARTBEAT' || !line.isHealthy) teller.alive(line.isHealthy);
  const books = new Map(state.books);
  for (const change of line.markets)
    books.set(change.id, takeMarket({ ...state, books }, change, line.atMs, teller, faults));
  const isAnswer = line.type === 'SUB_IMAGE' || line.type === 'RESUB_DELTA';
  if (isAnswer && line.isComplete) teller.snapshot(line.clk);
  return { state: { ...state, books, seq: teller.seq }, messages: teller.messages };
}

/** Names come in catalogues of their own: `1. Paradise Mission`. */
function takeCatalogue(
  source: string,
  state: ExchangeState,
  value: object,
  faults: Fault[],
): Omit<Result, 'faults'> {
  const reader = { value, path: '', faults };
  const told = list((runner) => ({
    id: id(field(runner, 'selectionId')),
    name: words(field(runner, 'runnerName')).replace(/^\d{1,2}\. /, ''),
  }))(field(reader, 'runners'));
  const names = new Map(state.naming.names);
  if (faults.length === 0) for (const { id: runner, name } of told) names.set(runner, name);
  const naming = { ...state.naming, names };
  const teller = new Teller(source, Math.floor(state.seq / 1000), state.seq);
  const books = new Map(
    [...state.books].map(([key, book]) => [key, tellChanges(teller, naming, book)]),
  );
  return { state: { naming, books, seq: teller.seq }, messages: teller.messages };
}

function unread(
  source: string,
  state: ExchangeState,
  ids: readonly string[],
): Omit<Result, 'faults'> {
  const teller = new Teller(source, Math.floor(state.seq / 1000), state.seq);
  const books = lose(state, ids, teller);
  return { state: { ...state, books, seq: teller.seq }, messages: teller.messages };
}

/** Answers to what was sent to the exchange: only a refusal is news. */
function takeStatus(
  state: ExchangeState,
  value: Readonly<Record<string, unknown>>,
  faults: Fault[],
): void {
  if (value['op'] === 'connection' || value['statusCode'] === 'SUCCESS') return;
  const problem = value['op'] === 'status' ? 'refused by the exchange' : 'an unknown op';
  faults.push({ path: 'op', problem });
}

function take(
  source: string,
  line: string,
  state: ExchangeState,
  faults: Fault[],
): Omit<Result, 'faults'> {
  const value = parsed(line);
  if (!isObject(value)) {
    faults.push({ path: '', problem: 'no JSON object' });
    // Whatever was in it is missing from now on, of any market.
    return unread(source, state, [...state.books.keys()]);
  }
  if (value['op'] === 'marketCatalogue') return takeCatalogue(source, state, value, faults);
  if (value['op'] !== 'mcm') {
    takeStatus(state, value, faults);
    return { state, messages: [] };
  }
  const changes = readChanges(value, faults);
  return faults.length > 0
    ? unread(source, state, marketIdsOf(value))
    : takeChanges(source, state, changes, faults);
}

/**
 * The stream of an exchange (domain page of sports, 11): of each market the chances by its ladders
 * and the best backs as prices, its state, and its result. A line that cannot be read stops the
 * markets it may have been about until their next image.
 */
export function exchangeDecoder({
  source,
  sports = exchangeSports,
}: ExchangeSettings): Decoder<ExchangeState> {
  return {
    start: { seq: 0, naming: { sports, names: new Map() }, books: new Map() },
    decode: (line, state, lineNo = 1) => {
      const faults: Fault[] = [];
      const taken = take(source, line, state, faults);
      return { ...taken, faults: faults.map((each) => ({ ...each, line: lineNo })) };
    },
  };
}
