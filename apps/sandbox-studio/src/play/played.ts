import { formatMinor } from '@pavilion/domain/money';
import type { Studio } from '../studio.types.ts';
import type { shownFreeRounds } from './free-rounds.ts';
import type { PlaySession } from './play-session.ts';
import { Problem, problemOfWallet } from './problem.ts';
import type { PurseAnswer } from './purse.ts';
import type { ShownRound } from './shown-round.types.ts';

/** What a page is told after a round, or a step of one. */
export interface Played {
  round: ShownRound;
  balance: string;
  /** What stands in the pot of this title; null without one. */
  jackpot: string | null;
  /** What is left of free rounds; null without any. */
  free: ReturnType<typeof shownFreeRounds>;
}

/** One thing at a time. Throws a {@link Problem} while another is under way. */
export async function alone(session: PlaySession, play: () => Promise<Played>): Promise<Played> {
  if (session.isBusy) throw new Problem('busy');
  session.isBusy = true;
  try {
    return await play();
  } finally {
    session.isBusy = false;
  }
}

/** A finished round can be seen again by whoever the wallet sends. */
export function keepRound({ kept, clock }: Studio, session: PlaySession, round: ShownRound): void {
  if (session.wallet === null) return;
  const { providerCode, gameCode, currency, exponent } = session;
  const { player } = session.wallet;
  const at = clock.now().toISOString();
  kept.write({ providerCode, gameCode, player, currency, exponent, round, at });
}

/** Throws what the player is told when his stake was not taken. */
export function refuse(answer: PurseAnswer): void {
  if (answer.kind === 'unclear') throw new Problem('unclear');
  if (answer.kind === 'refused') throw problemOfWallet(answer.code, answer.clientAction);
}

/** Minor units of the session's purse as a decimal text. */
export const amount = ({ exponent }: PlaySession, minor: bigint): string =>
  formatMinor(minor, exponent);
