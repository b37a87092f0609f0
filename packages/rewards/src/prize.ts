/** What something gives. Amounts are decimal texts of the site's currency, of tokens whole. */
export type Prize =
  | { kind: 'none' }
  | { kind: 'cash'; amount: string }
  | { kind: 'token'; amount: string }
  | { kind: 'bonus'; template: string; amount: string }
  | { kind: 'free_bet'; template: string }
  | { kind: 'free_rounds'; template: string; rounds?: number };
export type PrizeKind = Prize['kind'];

/** A settled play as rewards look at it; what counts of it by the log of settled plays. */
export interface SettledPlay {
  /** Category by the domain's code. */
  category: string;
  provider: string;
  game: string;
  cashMinor: bigint;
  bonusMinor: bigint;
  payoutCashMinor: bigint;
  payoutBonusMinor: bigint;
  /** Accepted odds in thousandths; null where there are none. */
  oddsMilli: number | null;
  /** Void, push, rolled back or refunded. */
  isVoid: boolean;
  isFreeBet: boolean;
  isCashedOut: boolean;
  /** The player has a standing bet on another outcome of the same market. */
  isBothSides: boolean;
}

export const stakeOf = ({ cashMinor, bonusMinor }: SettledPlay): bigint => cashMinor + bonusMinor;
export const payoutOf = ({ payoutCashMinor, payoutBonusMinor }: SettledPlay): bigint =>
  payoutCashMinor + payoutBonusMinor;

/** A category, all games of a provider, or one game. */
export type GameScope =
  { category: string } | { provider: string } | { provider: string; game: string };

export function isInScope(
  scope: GameScope,
  play: Pick<SettledPlay, 'category' | 'provider' | 'game'>,
): boolean {
  if ('category' in scope) return scope.category === play.category;
  return scope.provider === play.provider && (!('game' in scope) || scope.game === play.game);
}

const tenThousand = 10_000n;

/** `floor(amount × basisPoints / 10000)` of an amount that is not negative. */
export const shareOf = (amountMinor: bigint, basisPoints: number): bigint =>
  (amountMinor * BigInt(basisPoints)) / tenThousand;
