import { shortId } from '@pavilion/domain/ids';
import type { SelectionResult } from '@pavilion/domain/settlement';
import type { BetType } from '@pavilion/sports';
import { localeCodeOf } from '@pavilion/i18n';
import { marketName, type NamedMarket } from '@pavilion/i18n/market-name';
import { defineNotice } from '../../../notices/define-notice.ts';
import type { NoticeWriter } from '../../../notices/notice-writer.ts';
import { typeOfKind } from '../sportsbook/index.ts';
import type { LegRecord } from './bet-record.ts';

/** A settled bet with the names of every language. */
export interface SettledBet {
  id: string;
  homeName: string;
  awayName: string;
  homeNames: Record<string, string>;
  awayNames: Record<string, string>;
  /** Of an event without teams; else null or absent. */
  eventNames?: Record<string, string> | null;
  homeScore: number | null;
  awayScore: number | null;
  /** How many legs it has beside this one, of what type of bet; none of a single. */
  otherLegs?: number;
  betType?: BetType;
  market: Pick<LegRecord, 'sport' | 'marketKind' | 'param'>;
  result: SelectionResult;
  odds: string;
  stakeMinor: string;
  payoutMinor: string;
  currency: string;
}

/**
 * A bet that was settled again, with the names of every language; without a score its match is
 * void.
 */
interface CorrectedBet {
  homeNames: Record<string, string>;
  awayNames: Record<string, string>;
  eventNames?: Record<string, string> | null;
  homeScore: number | null;
  awayScore: number | null;
  /** What the leg is now: whether its event was given up. */
  result?: SelectionResult | null;
  /** What it returned, and what it returns now. */
  beforeMinor: string;
  afterMinor: string;
  currency: string;
}

const place = { topic: 'bet', link: '/bet-history' } as const;

/** Bets of a player that were settled together. */
export const betSettled = defineNotice<{ bets: readonly SettledBet[] }>({
  ...place,
  name: 'bet.settled',
  write: ({ bets }, writer) => ({
    title: settledTitle(bets, writer),
    body: bets.map((bet) => betLine(bet, writer)).join('\n'),
  }),
});

export const betCorrected = defineNotice<CorrectedBet>({
  ...place,
  name: 'bet.corrected',
  write: (bet, { t, money, nameIn }) => {
    const match = bet.eventNames
      ? nameIn(bet.eventNames)
      : `${nameIn(bet.homeNames)} – ${nameIn(bet.awayNames)}`;
    const isVoid = bet.homeScore === null && (!bet.eventNames || bet.result === 'void');
    const before = money(bet.beforeMinor, bet.currency);
    const after = money(bet.afterMinor, bet.currency);
    const { result } = bet;
    const score =
      bet.homeScore === null && result
        ? t(`ui.history.result.${result}`)
        : `${bet.homeScore}–${bet.awayScore}`;
    return {
      title: t('messages.notice.betCorrected.title', { match }),
      body: isVoid
        ? t('messages.notice.betCorrected.voided', { before, after })
        : t('messages.notice.betCorrected.body', { before, after, score }),
    };
  },
});

function settledTitle(bets: readonly SettledBet[], { t }: NoticeWriter): string {
  const [bet] = bets;
  return bets.length === 1 && bet
    ? t('ui.history.settledOne', { result: t(`ui.history.result.${bet.result}`) })
    : t('ui.history.settledMany', { count: bets.length });
}

function namedMarket({ sport, marketKind, param }: SettledBet['market']): NamedMarket {
  const type = typeOfKind(sport, marketKind);
  return { ...type, param: param ?? type.param, line: null };
}

/** A bet in one sentence: match and score, market, stake, odds, what it paid, its number. */
function betLine(bet: SettledBet, { tag, t, money }: NoticeWriter): string {
  const code = localeCodeOf(tag);
  const { betType = 'single', otherLegs = 0 } = bet;
  const match = bet.eventNames
    ? (bet.eventNames[code] ?? bet.eventNames.EN ?? '')
    : `${bet.homeNames[code] ?? bet.homeName} – ${bet.awayNames[code] ?? bet.awayName}`;
  return t('messages.settlement.body', {
    match: otherLegs === 0 ? match : `${match} + ${otherLegs}`,
    score: bet.homeScore === null ? '' : `${bet.homeScore}:${bet.awayScore}`,
    market:
      betType === 'single'
        ? marketName(t, namedMarket(bet.market))
        : t(`ui.sports.betType.${betType}`),
    stake: money(bet.stakeMinor, bet.currency),
    odds: bet.odds,
    payout: money(bet.payoutMinor, bet.currency),
    number: shortId(bet.id),
  }).replace(/ ,|  /, (gap) => gap.at(-1) ?? '');
}
