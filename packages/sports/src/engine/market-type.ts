import type { Base } from './base-names.ts';

export const sports = [
  'football',
  'basketball',
  'tennis',
  'ice-hockey',
  'volleyball',
  'table-tennis',
  'baseball',
  'american-football',
  'cricket',
  'e-sports',
  'racing',
  'outright',
] as const;
export type Sport = (typeof sports)[number];

/** Which lines a market may have: none, whole, whole and a half, or any quarter. */
export type LineRule = 'none' | 'whole' | 'half' | 'quarter';

export type Scope = 'home' | 'away' | 'both';

/** Where a list shows a market. */
export const marketGroups = [
  'main',
  'handicaps',
  'totals',
  'halves',
  'teams',
  'scores',
  'scorers',
  'players',
  'corners',
  'cards',
  'specials',
  'outright',
] as const;
export type MarketGroup = (typeof marketGroups)[number];

/**
 * The outcomes by name, or whom they stand for; `scores` are named by each market's own parameter.
 */
export type Outcomes = readonly string[] | 'players' | 'runners' | 'scores';

/**
 * A row of the table of kinds (wire contract of the sportsbook, 6), known by `kind` within its
 * sport.
 */
export interface MarketType {
  readonly kind: string;
  readonly sport: Sport;
  readonly base: Base;
  readonly stat: string;
  readonly period: string;
  readonly scope: Scope;
  /** What the base counts to; null where each market says it itself, or the base needs none. */
  readonly param: string | null;
  readonly line: LineRule;
  readonly outcomes: Outcomes;
  /** `rest`: a bet taken in play counts only what comes after it. */
  readonly counts: 'whole' | 'rest';
  readonly group: MarketGroup;
  readonly combines: { readonly parlay: boolean; readonly builder: boolean };
}

/**
 * A market type on an event, with its line in quarters and its parameter; `playerId` names whose
 * total it is.
 */
export interface Market {
  readonly type: MarketType;
  readonly lineQuarters: number | null;
  readonly param: string | null;
  readonly playerId?: string | null;
}

/** True when the market can have the line: none, or in the steps of its type. */
export function isLineOf(rule: LineRule, lineQuarters: number | null): boolean {
  if (rule === 'none') return lineQuarters === null;
  if (lineQuarters === null || !Number.isInteger(lineQuarters)) return false;
  const step = { whole: 4, half: 2, quarter: 1 }[rule];
  return lineQuarters % step === 0;
}

/** True for a line that nothing can land on exactly, nor half. */
export function isHalfLine(lineQuarters: number): boolean {
  return Math.abs(lineQuarters) % 4 === 2;
}

/**
 * True when a builder may take picks of the market: what can be void by a push, or half won, may
 * not (contract 6). A three-way question on a whole line has no push.
 */
export function isForBuilder({ type, lineQuarters }: Market): boolean {
  if (!type.combines.builder) return false;
  if (lineQuarters === null || type.line === 'whole') return true;
  return isHalfLine(lineQuarters);
}
