import { formatLine, parseLine } from '@pavilion/domain/markets';
import type { Text } from '../text.types.ts';
import type { MarketSubject, NamedMarket } from './market.types.ts';
import { periodName } from './period-name.ts';

type Finder = Pick<Text, 'find'>;

interface Named {
  t: Finder;
  market: NamedMarket;
  outcome: string;
  subject: MarketSubject;
}
type Name = (named: Named) => string | null;

const spanOf = (range: string): string => range.replace('-', '–');

/** The line as a side of a handicap sees it, with its sign: home's `-0.75` is `+0.75` for away. */
function handicapLine(line: string | null, outcome: string): string {
  const quarters = line === null ? null : parseLine(line);
  if (quarters === null) return '';
  return formatLine('asian-handicap', outcome === 'away' ? 0 - quarters : quarters);
}

const own =
  (key: string): Name =>
  ({ t }) =>
    t.find(`ui.markets.outcome.${key}`);

/** No more of what is counted: a goal has a word of its own. */
const noMore: Name = ({ t, market }) =>
  t.find(`ui.markets.outcome.${market.stat === 'goals' ? 'noGoal' : 'none'}`);

const withLine = (word: string | null, line: string | null): string =>
  [word, line].filter((part) => part !== null && part !== '').join(' ');

/** Words that mean the same in whatever market they stand. */
const words: Readonly<Record<string, Name>> = {
  home: ({ t, subject }) => subject.home ?? t.find('ui.markets.team.home'),
  away: ({ t, subject }) => subject.away ?? t.find('ui.markets.team.away'),
  draw: ({ t }) => t.find('ui.sports.draw'),
  over: ({ t, market }) => withLine(t.find('ui.sports.over'), market.line),
  under: ({ t, market }) => withLine(t.find('ui.sports.under'), market.line),
  exactly: ({ t, market }) => t.find('ui.markets.outcome.exactly', { line: market.line ?? '' }),
  odd: own('odd'),
  even: own('even'),
  yes: own('yes'),
  no: own('no'),
  none: noMore,
  neither: own('neither'),
  equal: own('equal'),
  other: own('other'),
  'draw-score': own('scoreDraw'),
  'no-score': own('noGoal'),
};

const wordOf = (named: Named, word: string): string =>
  words[word]?.({ ...named, outcome: word }) ?? word;

const twoWords =
  (joint: 'or' | 'and'): Name =>
  (named) => {
    const [first = '', second = ''] = named.outcome.split('-');
    const both = { first: wordOf(named, first), second: wordOf(named, second) };
    return named.t.find(`ui.markets.outcome.${joint}`, both);
  };

const handicap: Name = (named) =>
  withLine(wordOf(named, named.outcome), handicapLine(named.market.line, named.outcome));

/** `home-2` and `away-7-12`: a side and by how much. */
const margin: Name = (named) => {
  const [, side = '', size = ''] = /^(home|away)-(.+)$/.exec(named.outcome) ?? [];
  if (side === '') return null;
  const by = { team: wordOf(named, side), margin: spanOf(size) };
  return named.t.find('ui.markets.outcome.by', by);
};

const minutes: Name = ({ t, outcome }) => {
  const [from = '', to] = outcome.split('-');
  return to === undefined ? null : t.find('ui.markets.outcome.minutes', { from, to });
};

const byName: Name = ({ outcome, subject }) => subject.outcomeName ?? outcome;

/** Bases whose outcomes are more than a word. */
const compounds: Readonly<Record<string, Name>> = {
  'double-chance': twoWords('or'),
  handicap,
  'handicap-3way': handicap,
  'correct-score': ({ outcome }) => (outcome === 'other' ? null : spanOf(outcome)),
  'half-full': (named) =>
    named.outcome
      .split('-')
      .map((word) => wordOf(named, word))
      .join(' / '),
  'exact-total': ({ outcome }) => outcome,
  'total-range': ({ outcome }) => spanOf(outcome),
  margin,
  'highest-period': ({ t, market, outcome }) =>
    outcome === 'equal' ? null : periodName(t, market.sport, outcome),
  'time-band': minutes,
  'result-total': twoWords('and'),
  'result-both-score': twoWords('and'),
  'total-both-score': twoWords('and'),
  scorer: (named) => (named.outcome === 'none' ? null : byName(named)),
  'top-player': byName,
  place: byName,
  'runner-duel': byName,
};

/**
 * What a player backs, in the language of `t`: `Arsenal -0.75`, `Over 2.5`, `Arsenal or Draw`,
 * `2–1`. Players and runners are named by the caller (`outcomeName`).
 */
export function selectionName(
  t: Finder,
  market: NamedMarket,
  outcome: string,
  subject: MarketSubject = {},
): string {
  const named = { t, market, outcome, subject };
  return compounds[market.base]?.(named) ?? wordOf(named, outcome);
}
