import { formatMinor, parseMinor } from '@pavilion/domain/money';
import {
  createRandomStream,
  type HandAction,
  type HandState,
  type JsonObject,
  largestStake,
  multiplierScale,
  multiplierText,
  payoutOf,
  type RandomStream,
} from '@pavilion/games';
import type { FamilyGame } from '../titles/index.ts';
import type { Studio } from '../studio.types.ts';
import { winTxId } from '../wallet/wallet-purse.ts';
import type { FallenPot } from '../jackpots/jackpots.ts';
import { countFreeRound, shownFreeRounds } from './free-rounds.ts';
import type { FreeRounds } from './free-rounds.types.ts';
import type { HandRound } from './hand-round.ts';
import type { PlaySession } from './play-session.ts';
import { fallenPot, shareOf, shownPot } from './pots.ts';
import { Problem, problemOfWallet } from './problem.ts';
import type { PurseAnswer } from './purse.ts';
import type { ShownRound } from './shown-round.types.ts';

export interface Played {
  round: ShownRound;
  balance: string;
  /** What stands in the pot of this title; null without one. */
  jackpot: string | null;
  /** What is left of free rounds; null without any. */
  free: ReturnType<typeof shownFreeRounds>;
}

interface Bet {
  params: unknown;
  shown: Record<string, unknown>;
  stakeMinor: bigint;
  costMinor: bigint;
  roundId: string;
  stream(): RandomStream;
}

/** Plays a round, or begins one of several actions. Throws a {@link Problem}. */
export function playRound(
  studio: Studio,
  session: PlaySession,
  input: { stake: string; params: Record<string, unknown>; isFree?: boolean | undefined },
): Promise<Played> {
  return alone(session, () => {
    if (session.hand) throw new Problem('busy');
    const free = input.isFree ? freeOf(studio, session) : null;
    const stake = free ? amount(session, free.stakeMinor) : input.stake;
    const bet = betOf(studio, session, { ...input, stake });
    const { game } = session;
    return game.engine === 'hand'
      ? beginHand(studio, session, game, bet)
      : playInstant(studio, session, game, bet, free);
  });
}

/** Does the next action of the open hand. Throws a {@link Problem}. */
export function actOnHand(
  studio: Studio,
  session: PlaySession,
  action: HandAction,
): Promise<Played> {
  return alone(session, async () => {
    const { game, hand } = session;
    if (!hand || game.engine !== 'hand') throw new Problem('invalid');
    const actions = [...hand.actions, action];
    const state = game.run(hand.params, actions, hand.stream());
    if (state.refusal) throw new Problem('invalid');
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
  return shown(session, hand, game.run(hand.params, hand.actions, hand.stream())).round;
}

/** Ends hands nobody plays on, by the action that its game ends them by. */
export async function finishStaleHands(studio: Studio, olderThanMs: number): Promise<void> {
  const before = studio.clock.now().getTime() - olderThanMs;
  for (const session of studio.sessions.all()) {
    const { game, hand } = session;
    if (!hand || game.engine !== 'hand' || hand.startedMs > before || session.isBusy) continue;
    const state = game.run(hand.params, hand.actions, hand.stream());
    const last = game.finishBy(state);
    if (last) await actOnHand(studio, session, last);
    else {
      studio.rounds.write(hand.roundId, { state: 'cancelled', txId: null, win: null });
      session.hand = null;
    }
  }
}

/** The hand after its end when it has reached the most that a round pays: going on could only lose. */
function atMost({ game, bounds }: PlaySession, hand: HandRound, state: HandState): HandState {
  const last = game.engine === 'hand' && !state.isSettled ? game.finishBy(state) : null;
  const isAtMost = payoutOf(hand.stakeMinor, state.multiplierE4) >= bounds.maxWinMinor;
  if (game.engine !== 'hand' || !last || !isAtMost) return state;
  return game.run(hand.params, [...hand.actions, last], hand.stream());
}

/** What a hand pays, at most what a round pays. */
function winOf({ bounds }: PlaySession, hand: HandRound, { multiplierE4 }: HandState): bigint {
  const winMinor = payoutOf(hand.stakeMinor, multiplierE4);
  return winMinor < bounds.maxWinMinor ? winMinor : bounds.maxWinMinor;
}

async function alone(session: PlaySession, play: () => Promise<Played>): Promise<Played> {
  if (session.isBusy) throw new Problem('busy');
  session.isBusy = true;
  try {
    return await play();
  } finally {
    session.isBusy = false;
  }
}

function betOf(
  studio: Studio,
  session: PlaySession,
  input: { stake: string; params: Record<string, unknown> },
): Bet {
  const { game, title, bounds } = session;
  const offered = title.fields.every(
    (field) =>
      field.kind !== 'choice' || field.values.some((value) => value === input.params[field.name]),
  );
  const shownParams = { ...input.params, ...title.fixed };
  const parsed = game.parseParams(shownParams);
  if (!offered || !parsed.ok) throw new Problem('invalid');
  const params: unknown = parsed.params;
  const stakeMinor = parseMinor(input.stake, session.exponent);
  if (stakeMinor === null) throw new Problem('invalid');
  if (stakeMinor < bounds.minMinor) throw new Problem('stakeTooLow');
  if (stakeMinor > largestStake(bounds, topOf(game, params))) throw new Problem('stakeTooHigh');
  const costE4 = 'costE4' in game && game.costE4 ? game.costE4(params) : multiplierScale;
  const roundId = studio.ids.next();
  return {
    params,
    shown: shownParams,
    stakeMinor,
    costMinor: payoutOf(stakeMinor, costE4),
    roundId,
    stream: () => createRandomStream({ serverSeed: studio.seed, clientSeed: roundId, nonce: 0 }),
  };
}

/** What decides the largest stake; a hand needs none, it is paid out when it reaches the most that a round pays. */
const topOf = (game: FamilyGame, params: unknown): bigint =>
  game.engine === 'hand' ? 0n : (game.topMultiplierE4?.(params) ?? game.maxMultiplierE4);

async function playInstant(
  studio: Studio,
  session: PlaySession,
  game: Extract<FamilyGame, { engine: 'instant' }>,
  bet: Bet,
  free: FreeRounds | null,
): Promise<Played> {
  await game.load?.();
  const result = game.play(bet.params, bet.stream());
  const winMinor = payoutOf(bet.stakeMinor, result.multiplierE4);
  if (free) await settleFree(studio, session, { free, roundId: bet.roundId, winMinor });
  const pot = free ? null : await settlePaid(studio, session, bet, winMinor);
  const { outcome, events, multiplierE4 } = result;
  const round: ShownRound = {
    roundId: bet.roundId,
    state: 'settled',
    stake: amount(session, free ? 0n : bet.costMinor),
    payout: amount(session, winMinor),
    multiplier: multiplierText(multiplierE4),
    params: bet.shown,
    outcome,
    events,
    actions: [],
    jackpotWin: pot && amount(session, pot.amountMinor),
  };
  keep(studio, session, round);
  return {
    round,
    balance: amount(session, session.purse.balanceMinor),
    jackpot: shownPot(studio, session),
    free: shownFreeRounds(session),
  };
}

/** The free rounds that are played now. Throws when there are none left. */
function freeOf({ clock }: Studio, session: PlaySession): FreeRounds {
  const { free } = session;
  if (free && free.played < free.rounds && clock.now().getTime() < free.untilMs) return free;
  session.free = null;
  throw new Problem('freeRoundsOver');
}

/** Takes the stake and pays what it won, in one step with the pot that it may get; gives that pot. Play money gets none. */
async function settlePaid(
  studio: Studio,
  session: PlaySession,
  { roundId, costMinor }: Bet,
  winMinor: bigint,
): Promise<FallenPot | null> {
  const pot = fallenPot(studio, session, { roundId, stakeMinor: costMinor });
  const share = shareOf(studio, session, costMinor);
  const answer = await session.purse.settle(roundId, { costMinor, winMinor, pot, share });
  if (answer.kind === 'refused') pot?.restore();
  else {
    pot?.keep();
    share?.keep();
  }
  refuse(answer);
  return pot;
}

async function settleFree(
  studio: Studio,
  session: PlaySession,
  { free, roundId, winMinor }: { free: FreeRounds; roundId: string; winMinor: bigint },
): Promise<void> {
  const answer = await session.purse.payFree(roundId, free.grantId, winMinor);
  if (answer.kind === 'refused') session.free = null;
  else await countFreeRound(studio, session, free, winMinor);
  refuse(answer);
}

async function beginHand(
  studio: Studio,
  session: PlaySession,
  game: Extract<FamilyGame, { engine: 'hand' }>,
  bet: Bet,
): Promise<Played> {
  const state = game.run(bet.params, [], bet.stream());
  refuse(await session.purse.stake(bet.roundId, bet.costMinor));
  const hand: HandRound = {
    roundId: bet.roundId,
    params: bet.params,
    shown: bet.shown,
    stakeMinor: bet.stakeMinor,
    actions: [],
    stream: bet.stream,
    startedMs: studio.clock.now().getTime(),
  };
  session.hand = hand;
  studio.rounds.write(hand.roundId, { state: 'open', txId: null, win: null });
  return shown(session, hand, state);
}

/** A hand that ended is paid, now or as soon as the wallet can be reached: its result stands either way. */
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
  await session.purse.pay(hand.roundId, winMinor);
  const played = shown(session, hand, state);
  keep(studio, session, played.round);
  return played;
}

/** A finished round can be seen again by whoever the wallet sends. */
function keep({ kept, clock }: Studio, session: PlaySession, round: ShownRound): void {
  if (session.wallet === null) return;
  const { providerCode, gameCode, currency, exponent } = session;
  const { player } = session.wallet;
  const at = clock.now().toISOString();
  kept.write({ providerCode, gameCode, player, currency, exponent, round, at });
}

function shown(session: PlaySession, hand: HandRound, state: HandState): Played {
  const { isSettled, multiplierE4, outcome, events, allowed } = state;
  const winMinor = isSettled ? winOf(session, hand, state) : 0n;
  return {
    round: {
      roundId: hand.roundId,
      state: isSettled ? 'settled' : 'open',
      stake: amount(session, hand.stakeMinor),
      payout: amount(session, winMinor),
      multiplier: multiplierText(multiplierE4),
      params: hand.shown,
      outcome: outcome satisfies JsonObject,
      events,
      actions: allowed,
      jackpotWin: null,
    },
    balance: amount(session, session.purse.balanceMinor),
    // No title of several actions has a pot.
    jackpot: null,
    free: shownFreeRounds(session),
  };
}

/** Throws what the player is told when his stake was not taken. */
function refuse(answer: PurseAnswer): void {
  if (answer.kind === 'unclear') throw new Problem('unclear');
  if (answer.kind === 'refused') throw problemOfWallet(answer.code, answer.clientAction);
}

const amount = ({ exponent }: PlaySession, minor: bigint): string => formatMinor(minor, exponent);
