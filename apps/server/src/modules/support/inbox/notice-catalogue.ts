import type { LimitKind, LimitPeriod } from '@pavilion/domain/limits';
import type { MarketKind } from '@pavilion/domain/markets';
import type { NoticeTopic } from '@pavilion/domain/notices';
import type { SelectionResult } from '@pavilion/domain/settlement';
import type { AskReason, DocumentKind, DocumentReason } from '@pavilion/domain/verification';
import { offerNotice, type OfferParams } from './offer-text.ts';

interface Sum {
  /** Minor units; JSON knows no bigint. */
  amountMinor: string;
  currency: string;
}

interface LimitNews {
  kind: LimitKind;
  period: LimitPeriod;
  /** Minor units, or minutes for `session`; null: none. */
  value: string | null;
  currency: string;
}

/** A settled bet as its message tells of it, with the names of every language. */
export interface SettledBet {
  id: string;
  homeName: string;
  awayName: string;
  homeNames: Record<string, string>;
  awayNames: Record<string, string>;
  homeScore: number | null;
  awayScore: number | null;
  marketKind: MarketKind;
  result: SelectionResult;
  odds: string;
  stakeMinor: string;
  payoutMinor: string;
  currency: string;
}

/** A bet that was settled again and returns something else, with the names of every language; without a score its match is void. */
interface CorrectedBet {
  homeNames: Record<string, string>;
  awayNames: Record<string, string>;
  homeScore: number | null;
  awayScore: number | null;
  beforeMinor: string;
  afterMinor: string;
  currency: string;
}

/** A prize of a tournament, with its titles by locale code. */
interface WonPrize {
  titles: Record<string, string>;
  place: number;
  prizeMinor: string;
  turnoverMinor: string;
  currency: string;
}

/** Every notice with the values it is written from. */
export interface NoticeParams {
  'deposit.paid': Sum;
  'withdrawal.changed': Sum & { state: WithdrawalState };
  'limit.set': LimitNews;
  'limit.asked': LimitNews & { activeAt: string };
  'limit.near': LimitNews & { used: string };
  'limit.reached': LimitNews & { used: string };
  'device.new': { device: string; place: string; at: string };
  'bet.settled': { bets: SettledBet[] };
  'bet.corrected': CorrectedBet;
  'prize.won': WonPrize;
  /** With the names of the pot by locale code. */
  'jackpot.won': Sum & { names: Record<string, string> };
  'vip.raised': { name: string };
  /** The level that was kept, and the one that is left. */
  'vip.kept': { name: string };
  'vip.lost': { name: string };
  'verification.approved': { kind: DocumentKind };
  'verification.refused': { kind: DocumentKind; reason: DocumentReason };
  'verification.expired': { kind: DocumentKind };
  'verification.ending': { kind: DocumentKind; until: string };
  'verification.asked': { kind: DocumentKind; reason: AskReason };
  'export.ready': { url: string; until: string };
}
export type NoticeName = keyof NoticeParams;
export type WithdrawalState =
  'requested' | 'checking' | 'approved' | 'sent' | 'paid' | 'refused' | 'failed' | 'cancelled';

interface NoticeKind {
  topic: NoticeTopic;
  /** The screen where the player sees what it tells of. */
  link: string;
}

/** What each notice is about, and where it leads. */
export const noticeCatalogue: Readonly<Record<NoticeName, NoticeKind>> = {
  'deposit.paid': { topic: 'deposit', link: '/transaction-history' },
  'withdrawal.changed': { topic: 'withdrawal', link: '/withdrawal' },
  'limit.set': { topic: 'limit', link: '/responsible-gaming' },
  'limit.asked': { topic: 'limit', link: '/responsible-gaming' },
  'limit.near': { topic: 'limit', link: '/responsible-gaming' },
  'limit.reached': { topic: 'limit', link: '/responsible-gaming' },
  'device.new': { topic: 'security', link: '/security' },
  'bet.settled': { topic: 'bet', link: '/bet-history' },
  'bet.corrected': { topic: 'bet', link: '/bet-history' },
  'prize.won': { topic: 'bet', link: '/transaction-history' },
  'jackpot.won': { topic: 'bet', link: '/transaction-history' },
  'vip.raised': { topic: 'vip', link: '/vip' },
  'vip.kept': { topic: 'vip', link: '/vip' },
  'vip.lost': { topic: 'vip', link: '/vip' },
  'verification.approved': { topic: 'account', link: '/profile' },
  'verification.refused': { topic: 'account', link: '/profile' },
  'verification.expired': { topic: 'account', link: '/profile' },
  'verification.ending': { topic: 'account', link: '/profile' },
  'verification.asked': { topic: 'account', link: '/profile' },
  'export.ready': { topic: 'account', link: '/profile' },
};

/** Path of the screen where a message leads; null: nowhere. */
export function noticeLink(name: string, params: unknown): string | null {
  // Written from `OfferParams`, and read back as JSON.
  if (name === offerNotice) return (params as OfferParams).link;
  return isNoticeName(name) ? noticeCatalogue[name].link : null;
}

export const isNoticeName = (text: string): text is NoticeName =>
  Object.hasOwn(noticeCatalogue, text);
