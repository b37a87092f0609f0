// chunk: standing
import type { CallResponse } from '@pavilion/contracts/define-call';
import type { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import type { InfiniteData } from '@tanstack/react-query';
import type { BetMatch, SportsBet } from './bet-match.ts';

type BetPage = CallResponse<typeof betList>;
export type BetPages = InfiniteData<BetPage> | BetPage;
type Bet = BetPage['value'][number];

/** How a match stands, as the board tells it. */
export interface Standing extends BetMatch {
  event_id: string;
}

const pagesOf = (data: BetPages | undefined): readonly BetPage[] =>
  data === undefined ? [] : 'pages' in data ? data.pages : [data];

interface OnMatch {
  event_id: string;
  match?: BetMatch | undefined;
}

/** A leg says how its match stands while it is open; of a bet from before legs the bet does. */
const partsOf = (bet: Bet): readonly OnMatch[] =>
  bet.product === 'sports' ? [bet, ...(bet.legs ?? [])] : [];

const isToCome = ({ match }: OnMatch): boolean =>
  match?.state === 'live' || match?.state === 'upcoming';

/** Ids of the matches of open bets that are still to be played or played now, each once. */
export function openMatches(lists: readonly (BetPages | undefined)[]): string[] {
  const parts = lists.flatMap(pagesOf).flatMap(({ value }) => value.flatMap(partsOf));
  return [...new Set(parts.filter(isToCome).map(({ event_id: id }) => id))].toSorted();
}

/**
 * The bets with the new state of a match; the same answer when none of them is open on it.
 */
export function withStanding(data: BetPages, told: Standing): BetPages {
  if (!('pages' in data)) return ofPage(data, told);
  const pages = data.pages.map((page) => ofPage(page, told));
  return pages.some((page, at) => page !== data.pages[at]) ? { ...data, pages } : data;
}

function ofPage(page: BetPage, told: Standing): BetPage {
  if (!page.value.some((bet) => isOn(bet, told))) return page;
  return { ...page, value: page.value.map((bet) => (isOn(bet, told) ? ofBet(bet, told) : bet)) };
}

const isAbout = (told: Standing, part: OnMatch): boolean =>
  part.event_id === told.event_id && part.match !== undefined;

const isOn = (bet: Bet, told: Standing): bet is SportsBet =>
  partsOf(bet).some((part) => isAbout(told, part));

/** The state stands at the bet, as its first leg's, and at each leg. */
function ofBet(bet: SportsBet, told: Standing): SportsBet {
  const { legs } = bet;
  return {
    ...withMatch(bet, told),
    ...(legs && { legs: legs.map((leg) => withMatch(leg, told)) }),
  };
}

function withMatch<Part extends OnMatch>(part: Part, told: Standing): Part {
  if (!isAbout(told, part)) return part;
  const { state, minute, home_score, away_score, period, clock, scores } = told;
  const match: BetMatch = {
    ...part.match,
    ...{ state, minute, home_score, away_score },
    // What a message leaves out has not changed.
    ...(period !== undefined && { period }),
    ...(clock !== undefined && { clock }),
    ...(scores !== undefined && { scores }),
  };
  return { ...part, match };
}
