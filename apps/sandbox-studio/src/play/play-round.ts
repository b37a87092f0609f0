import { multiplierOf, multiplierText, payoutOf, type MultiplierE4 } from '@pavilion/games';
import type { FamilyGame } from '../titles/index.ts';
import type { Studio } from '../studio.types.ts';
import type { FallenPot } from '../jackpots/jackpots.ts';
import { betOf, type Bet } from './bet-of.ts';
import { countFreeRound, shownFreeRounds } from './free-rounds.ts';
import type { FreeRounds } from './free-rounds.types.ts';
import { beginHand } from './play-hand.ts';
import { alone, amount, keepRound, refuse, type Played } from './played.ts';
import type { PlaySession } from './play-session.ts';
import { fallenPot, shareOf, shownPot } from './pots.ts';
import { Problem } from './problem.ts';
import type { ShownRound } from './shown-round.types.ts';

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
    multiplier: multiplierText(shownMultiplier(game, bet, { winMinor, multiplierE4 })),
    params: bet.shown,
    outcome,
    events,
    actions: [],
    costs: {},
    jackpotWin: pot && amount(session, pot.amountMinor),
  };
  keepRound(studio, session, round);
  return {
    round,
    balance: amount(session, session.purse.balanceMinor),
    jackpot: shownPot(studio, session),
    free: shownFreeRounds(session),
  };
}

/**
 * Of all that was staked; of a hash game of one stake, because the others are only held in case the
 * round costs them.
 */
function shownMultiplier(
  { category }: FamilyGame,
  { stakeMinor, costMinor }: Bet,
  { winMinor, multiplierE4 }: { winMinor: bigint; multiplierE4: MultiplierE4 },
): MultiplierE4 {
  if (category === 'hashgame' || costMinor === stakeMinor) return multiplierE4;
  return multiplierOf(winMinor, costMinor);
}

/** The free rounds that are played now. Throws when there are none left. */
function freeOf({ clock }: Studio, session: PlaySession): FreeRounds {
  const { free } = session;
  if (free && free.played < free.rounds && clock.now().getTime() < free.untilMs) return free;
  session.free = null;
  throw new Problem('freeRoundsOver');
}

/**
 * Takes the stake and pays what it won, in one step with the pot that it may get; gives that pot.
 * Play money gets none.
 */
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
