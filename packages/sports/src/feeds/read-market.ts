import type { ChancesPpm } from '../bets/cash-out.ts';
import type { MarketRef } from '../engine/market-key.ts';
import {
  fault,
  field,
  lineQuarters,
  odds,
  oneOf,
  orElse,
  record,
  wholeNumber,
  type Reading,
} from '../wire/read.ts';
import {
  marketStatuses,
  stopReasons,
  type MarketOdds,
  type SettledMarket,
  type ToldResult,
} from './canonical-message.ts';

const longestId = 200;

/** A text that names something; whole numbers are names too. */
export const id: Reading<string> = (reader) => {
  const { value } = reader;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value);
  if (typeof value === 'string' && value !== '' && value.length <= longestId) return value;
  fault(reader, `no name of 1 to ${longestId} letters`);
  return '';
};

/** Far beyond anything that is offered, and still a date. */
const latestMs = 8_000_000_000_000;

/** A moment in milliseconds since 1970. */
export const momentMs: Reading<number> = (reader) => {
  const atMs = wholeNumber(reader);
  if (atMs <= latestMs) return atMs;
  fault(reader, 'no time');
  return 0;
};

/** A market of an event by its kind, line, parameter and player. */
export const marketRef: Reading<MarketRef> = (reader) => ({
  kind: id(field(reader, 'kind')),
  lineQuarters: orElse(lineQuarters, null)(field(reader, 'line')),
  param: orElse(id, null)(field(reader, 'param')),
  playerId: orElse(id, null)(field(reader, 'player')),
});

/** A chance from 0 to 1, as a number or a decimal text, in millionths. */
export const chance: Reading<number> = (reader) => {
  const { value } = reader;
  const isText = typeof value === 'string' && /^[01](\.\d{1,9})?$/.test(value);
  const share = typeof value === 'number' || isText ? Number(value) : Number.NaN;
  if (share >= 0 && share <= 1) return Math.round(share * 1_000_000);
  fault(reader, 'no chance from 0 to 1');
  return 0;
};

/** Six decimals of several chances may be a millionth or two too much together. */
const mostPpm = 1_000_002;

const chances: Reading<ChancesPpm> = (reader) => {
  const at = (name: string): number => orElse(chance, 0)(field(reader, name));
  const read = {
    won: at('won'),
    halfWon: at('half_won'),
    void: at('void'),
    halfLost: at('half_lost'),
  };
  if (read.won + read.halfWon + read.void + read.halfLost > mostPpm)
    fault(reader, 'chances above 1');
  return read;
};

export const marketOdds: Reading<MarketOdds> = (reader) => ({
  market: marketRef(reader),
  status: orElse(oneOf(marketStatuses), 'open' as const)(field(reader, 'status')),
  stopReason: orElse(oneOf(stopReasons), null)(field(reader, 'stop_reason')),
  prices: record(odds)(field(reader, 'prices')),
  chances: record(chances)(field(reader, 'chances')),
});

/** A share of a whole: `0`, `0.5`, `1`, `1/3`. */
const factor: Reading<string> = (reader) => {
  const text = String(reader.value);
  const isDecimal = /^(0(\.\d{1,6})?|1(\.0{1,6})?)$/.test(text);
  const [, part, whole] = /^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? [];
  if (isDecimal || (Number(whole) > 0 && Number(part) <= Number(whole))) return text;
  fault(reader, 'no share from 0 to 1');
  return '0';
};

/** 1 or 0, as feeds say yes and no. */
export const zeroOrOne: Reading<boolean> = (reader) => {
  const { value } = reader;
  if (value !== 0 && value !== 1) fault(reader, 'neither 0 nor 1');
  return value === 1;
};

/** How an outcome came out: `result`, `void_factor`, `dead_heat_factor`. */
export const toldResult: Reading<ToldResult> = (reader) => ({
  result: zeroOrOne(field(reader, 'result')) ? 1 : 0,
  voidFactor: orElse(factor, '0')(field(reader, 'void_factor')),
  deadHeatFactor: orElse(factor, '1')(field(reader, 'dead_heat_factor')),
});

export const settledMarket: Reading<SettledMarket> = (reader) => ({
  market: marketRef(reader),
  results: record(toldResult)(field(reader, 'results')),
});
