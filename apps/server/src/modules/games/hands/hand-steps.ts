import { currencies, isCurrencyCode } from '@pavilion/domain/currencies';
import { multiplierOf, payoutOf, type HandPart, type HandState } from '@pavilion/games';
import { fail } from '../../../failure.ts';
import {
  asDealt,
  atMostWin,
  isAtMostWin,
  playedGame,
  takingWin,
  type PlayDraft,
  type PlayedAction,
} from '../plays/index.ts';
import type { KeptPlay } from '../purse/index.ts';
import { dealtHand, type HandToDeal } from './deal-hand.ts';

type Staked = Pick<PlayDraft, 'stake_minor' | 'base_stake_minor' | 'params'>;

/** What a hand began with, side bets aside: what its actions take is counted in it. */
export const baseOf = ({ stake_minor: stake, base_stake_minor: base }: Staked): bigint =>
  base ?? stake;

/**
 * What a hand's state makes of its play: nothing is paid while it is open. A hand of parts has
 * taken their sum, and pays each of them rounded down by itself (wire, games two, 4).
 */
export function draftOf(play: Staked, state: HandState): PlayDraft {
  const drafted = {
    params: play.params,
    state: state.isSettled ? ('settled' as const) : ('open' as const),
    outcome: state.outcome,
    events: [...state.events],
  };
  if (state.parts) return { ...drafted, ...amountsOf(baseOf(play), state.parts, state.isSettled) };
  return {
    ...drafted,
    stake_minor: play.stake_minor,
    payout_minor: state.isSettled ? payoutOf(play.stake_minor, state.multiplierE4) : 0n,
    multiplier_e4: state.multiplierE4,
  };
}

function amountsOf(baseMinor: bigint, parts: readonly HandPart[], isSettled: boolean) {
  const stakeMinor = parts.reduce((sum, part) => sum + part.stakeMinor, 0n);
  const back = parts.reduce((sum, part) => sum + (part.payoutMinor ?? 0n), 0n);
  const payoutMinor = isSettled ? back : 0n;
  return {
    base_stake_minor: baseMinor,
    stake_minor: stakeMinor,
    payout_minor: payoutMinor,
    multiplier_e4: multiplierOf(payoutMinor, stakeMinor),
  };
}

/** What a kept hand is dealt from. */
export function handToDeal({ row, seeds, played }: KeptPlay, next?: PlayedAction): HandToDeal {
  const { currency } = row;
  if (!isCurrencyCode(currency)) throw new Error(`no currency ${currency}`);
  const { serverSeed, clientSeed, nonce } = seeds;
  return {
    gameCode: playedGame(row).code,
    params: row.params,
    exponent: currencies[currency].exponent,
    baseMinor: baseOf(row),
    actions: (next ? [...played, next] : played).flatMap(asDealt),
    seeds: { serverSeed, clientSeed, nonce },
  };
}

/** A hand as it stands after its actions and, if given, one more. */
export function dealHand(hand: KeptPlay, next?: PlayedAction): HandState {
  return dealtHand(handToDeal(hand, next)).state;
}

/**
 * A refused action says which field or action, and nothing of it has happened. One that reaches the
 * most a round pays also takes it.
 */
export function stepOf(
  hand: KeptPlay,
  asked: PlayedAction,
): { action: PlayedAction; after: PlayDraft } {
  const { row } = hand;
  const state = dealHand(hand, asked);
  if (state.refusal) fail('invalidParams', { errors: [state.refusal] });
  if (!isAtMostWin(row, state)) return { action: asked, after: draftOf(row, state) };
  const action = takingWin(asked);
  const after = draftOf(row, dealHand(hand, action));
  return { action, after: { ...after, payout_minor: atMostWin(row, after.payout_minor) } };
}
