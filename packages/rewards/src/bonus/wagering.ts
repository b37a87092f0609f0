import { isInScope, shareOf, stakeOf, type GameScope, type SettledPlay } from '../prize.ts';

export type WeightRow = GameScope & { weight_bp: number };

/** How often bonus money must be played before it is the player's own. */
export interface Wagering {
  multiplier_percent: number;
  base: 'bonus' | 'bonus_and_deposit';
  counts: 'all' | 'bonus';
  default_weight_bp: number;
  weights: readonly WeightRow[];
  /** Where the bonus pays no stake and nothing counts. */
  not_playable: readonly GameScope[];
  /** Least odds in thousandths. */
  minOddsMilli: number | null;
}

/** Why a play counts nothing. */
export type NotCounted =
  | 'void'
  | 'weightZero'
  | 'lowOdds'
  | 'bothSides'
  | 'cashedOut'
  | 'freeBet'
  | 'beforeBonus'
  | 'afterBonus';

export interface Counted {
  weightBp: number;
  countedMinor: bigint;
  reason: NotCounted | null;
}

/** What must be played: `floor(base × multiplier_percent / 100)`. */
export function requiredMinor(
  { multiplier_percent: percent, base }: Pick<Wagering, 'multiplier_percent' | 'base'>,
  grant: { grantedMinor: bigint; depositMinor: bigint },
): bigint {
  const of = grant.grantedMinor + (base === 'bonus_and_deposit' ? grant.depositMinor : 0n);
  return (of * BigInt(percent)) / 100n;
}

type Game = Pick<SettledPlay, 'category' | 'provider' | 'game'>;

export const isPlayable = ({ not_playable: not }: Pick<Wagering, 'not_playable'>, game: Game) =>
  !not.some((scope) => isInScope(scope, game));

/**
 * The weight of a game: its own, else its provider's, else its category's, else the bonus's own
 * (wire 4.4).
 */
export function weightOf(wagering: Wagering, game: Game): number {
  if (!isPlayable(wagering, game)) return 0;
  const rows = wagering.weights.filter((row) => isInScope(row, game));
  const row =
    rows.find((one) => 'game' in one) ??
    rows.find((one) => 'provider' in one) ??
    rows.find((one) => 'category' in one);
  return row?.weight_bp ?? wagering.default_weight_bp;
}

/**
 * What a settled play counts (wire 4.3 to 4.5); `placed` says when it was placed as the bonus sees
 * it.
 */
export function countPlay(
  wagering: Wagering,
  play: SettledPlay,
  placed: 'before' | 'while' | 'after',
): Counted {
  const weightBp = weightOf(wagering, play);
  const reason = notCounted(wagering, play, placed, weightBp);
  const part = wagering.counts === 'all' ? stakeOf(play) : play.bonusMinor;
  return { weightBp, countedMinor: reason === null ? shareOf(part, weightBp) : 0n, reason };
}

function notCounted(
  { minOddsMilli }: Wagering,
  play: SettledPlay,
  placed: 'before' | 'while' | 'after',
  weightBp: number,
): NotCounted | null {
  if (play.isVoid) return 'void';
  if (placed === 'before') return 'beforeBonus';
  if (placed === 'after') return 'afterBonus';
  if (play.isFreeBet) return 'freeBet';
  if (weightBp === 0) return 'weightZero';
  if (play.isCashedOut) return 'cashedOut';
  if (play.isBothSides) return 'bothSides';
  const isLow = minOddsMilli !== null && play.oddsMilli !== null && play.oddsMilli < minOddsMilli;
  return isLow ? 'lowOdds' : null;
}
