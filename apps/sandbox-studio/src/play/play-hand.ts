import {
  multiplierText,
  payoutOf,
  type HandAction,
  type HandGame,
  type HandState,
  type JsonObject,
} from '@pavilion/games';
import type { Studio } from '../studio.types.ts';
import { winTxId } from '../wallet/wallet-purse.ts';
import type { Bet } from './bet-of.ts';
import { shownFreeRounds } from './free-rounds.ts';
import { stakedOn, winOf } from './hand-money.ts';
import type { HandRound } from './hand-round.ts';
import type { PlaySession } from './play-session.ts';
import { Problem } from './problem.ts';
import { alone, amount, keepRound, refuse, type Played } from './played.ts';
import type { ShownRound } from './shown-round.types.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- goes only where it came from
type Game = HandGame<any>;

/** The hand after these actions. */
const dealt = (
  game: Game,
  { params, stream, stakeMinor }: HandRound,
  actions: HandRound['actions'],
) => game.run(params, actions, stream(), stakeMinor);

/**
 * Takes the stake and deals; a hand that is decided as it is dealt ends at once. Throws a {@link
 * Problem}.
 */
export async function beginHand(
  studio: Studio,
  session: PlaySession,
  game: Game,
  bet: Bet,
): Promise<Played> {
  const { roundId, params, shown: shownParams, stakeMinor, stream } = bet;
  const hand: HandRound = {
    roundId,
    params,
    shown: shownParams,
    stakeMinor,
    actions: [],
    txIds: [],
    stream,
    startedMs: studio.clock.now().getTime(),
  };
  const state = dealt(game, hand, []);
  await takeStake(session, hand, bet.costMinor);
  session.hand = hand;
  studio.rounds.write(hand.roundId, { state: 'open', txId: null, win: null });
  return state.isSettled ? endHand(studio, session, hand, state) : shown(session, hand, state);
}

/**
 * Does the next action of the open hand; what it takes is taken first. Throws a {@link Problem}.
 */
export function actOnHand(
  studio: Studio,
  session: PlaySession,
  action: HandAction,
): Promise<Played> {
  return alone(session, async () => {
    const { game, hand } = session;
    if (!hand || game.engine !== 'hand') throw new Problem('invalid');
    const before = dealt(game, hand, hand.actions);
    const actions = [...hand.actions, action];
    const state = dealt(game, hand, actions);
    if (state.refusal) throw new Problem('invalid');
    const costMinor = before.costs?.[action.action] ?? 0n;
    if (costMinor > 0n) await takeStake(session, hand, costMinor);
    session.hand = { ...hand, actions };
    const ended = atMost(session, session.hand, state);
    if (!ended.isSettled) return shown(session, session.hand, ended);
    return endHand(studio, session, session.hand, ended);
  });
}

/** What stands on the table when a page opens: the hand that was left open, or null. */
export function openHand(session: PlaySession): ShownRound | null {
  const { game, hand } = session;
  if (!hand || game.engine !== 'hand') return null;
  return shown(session, hand, dealt(game, hand, hand.actions)).round;
}

/** Ends hands nobody plays on, by the action that its game ends them by. */
export async function finishStaleHands(studio: Studio, olderThanMs: number): Promise<void> {
  const before = studio.clock.now().getTime() - olderThanMs;
  for (const session of studio.sessions.all()) {
    const { game, hand } = session;
    if (!hand || game.engine !== 'hand' || hand.startedMs > before || session.isBusy) continue;
    const last = game.finishBy(dealt(game, hand, hand.actions));
    if (last) await actOnHand(studio, session, last);
    else {
      studio.rounds.write(hand.roundId, { state: 'cancelled', txId: null, win: null });
      session.hand = null;
    }
  }
}

/**
 * One more stake of the round, under an id of its own: one that was refused or rolled back is never
 * asked for again.
 */
async function takeStake(
  { purse }: PlaySession,
  hand: HandRound,
  costMinor: bigint,
): Promise<void> {
  const { roundId, txIds, tries = 0 } = hand;
  hand.tries = tries + 1;
  const taken = await purse.stake(roundId, costMinor, hand.tries);
  refuse(taken);
  hand.txIds = [...txIds, hand.tries];
}

/**
 * The hand after its end when cashing out has reached the most that a round pays: going on could
 * only lose.
 */
function atMost({ game, bounds }: PlaySession, hand: HandRound, state: HandState): HandState {
  if (game.engine !== 'hand' || state.isSettled || state.parts) return state;
  const last = game.finishBy(state);
  if (!last || payoutOf(hand.stakeMinor, state.multiplierE4) < bounds.maxWinMinor) return state;
  return dealt(game, hand, [...hand.actions, last]);
}

/**
 * A hand that ended is paid, now or as soon as the wallet can be reached: its result stands either
 * way.
 */
async function endHand(
  studio: Studio,
  session: PlaySession,
  hand: HandRound,
  state: HandState,
): Promise<Played> {
  session.hand = null;
  const winMinor = winOf(session, hand, state);
  studio.rounds.write(hand.roundId, {
    state: winMinor > 0n ? 'won' : 'lost',
    txId: winTxId(hand.roundId),
    win: amount(session, winMinor),
  });
  await session.purse.pay(hand.roundId, winMinor, hand.txIds);
  const played = shown(session, hand, state);
  keepRound(studio, session, played.round);
  return played;
}

function shown(session: PlaySession, hand: HandRound, state: HandState): Played {
  const { isSettled, multiplierE4, outcome, events, allowed, costs = {} } = state;
  const winMinor = isSettled ? winOf(session, hand, state) : 0n;
  return {
    round: {
      roundId: hand.roundId,
      state: isSettled ? 'settled' : 'open',
      stake: amount(session, stakedOn(hand, state)),
      payout: amount(session, winMinor),
      multiplier: multiplierText(multiplierE4),
      params: hand.shown,
      outcome: outcome satisfies JsonObject,
      events,
      actions: allowed,
      costs: Object.fromEntries(
        Object.entries(costs).flatMap(([name, minor]) =>
          minor > 0n ? [[name, amount(session, minor)]] : [],
        ),
      ),
      jackpotWin: null,
    },
    balance: amount(session, session.purse.balanceMinor),
    // No title of several actions has a pot.
    jackpot: null,
    free: shownFreeRounds(session),
  };
}
