import { limitsGet } from '@pavilion/contracts/player/account/limits-get.contract';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { callQuery, queryClient } from '../../../core/query.ts';
import { loadRules, type GameOnStage } from './game-on-stage.ts';
import type { GameInfo, GameParams } from '../../game-info.ts';

/** Limits of a player that a stake counts against. */
const stakeKinds = new Set(['stake', 'loss']);

/**
 * The most that would be taken for this bet now: the game's limits, what the round may pay at most,
 * the balance, and what the player's own limits leave. Never below the smallest stake: where even
 * that would be refused, the refusal says why.
 */
export async function largestStake(
  game: GameOnStage,
  info: GameInfo,
  params: GameParams,
  balance: string | null,
  mode: 'real' | 'demo',
): Promise<string> {
  const { currency, min, max } = info.stake;
  if (!isCurrencyCode(currency)) return max;
  const minor = (amount: string): bigint => parseAmount(amount, currency) ?? 0n;
  const held = BigInt(info.stakes_held);
  const bounds = [
    minor(max),
    await largestByWin(game, params, minor(info.max_win)),
    ...(balance === null ? [] : [minor(balance) / held]),
    ...(mode === 'real' ? (await rooms()).map((room) => minor(room) / held) : []),
  ];
  const least = bounds.reduce((smallest, bound) => (bound < smallest ? bound : smallest));
  return formatAmount(least > minor(min) ? least : minor(min), currency);
}

async function largestByWin(
  staged: GameOnStage,
  params: GameParams,
  winMinor: bigint,
): Promise<bigint> {
  const game = await loadRules(staged).catch(() => null);
  const parsed = game?.parseParams(params);
  if (!game || !parsed?.ok || game.engine !== 'instant') return winMinor;
  const top = game.topMultiplierE4?.(parsed.params) ?? game.maxMultiplierE4;
  return top > 0n ? (winMinor * 10_000n) / top : winMinor;
}

/**
 * What the player's own limits still leave; none where they cannot be read, the server knows them
 * anyway.
 */
async function rooms(): Promise<string[]> {
  const limits = await queryClient
    .fetchQuery({ ...callQuery(limitsGet, {}), staleTime: 5_000 })
    .catch(() => null);
  const found = limits?.value.filter(({ kind, amount }) => stakeKinds.has(kind) && amount !== null);
  return found?.map(({ room }) => room) ?? [];
}
