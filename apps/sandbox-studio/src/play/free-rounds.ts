import { formatMinor, parseMinor } from '@pavilion/domain/money';
import {
  freeRoundsFinished,
  type authenticate,
  type ProviderResponse,
} from '@pavilion/contracts/provider';
import { families, type FamilyGame, type StudioTitle } from '../titles/index.ts';
import type { Studio } from '../studio.types.ts';
import type { FreeRounds } from './free-rounds.types.ts';
import type { PlaySession } from './play-session.ts';

type Told = NonNullable<ProviderResponse<typeof authenticate>['freeRounds']>[number];

/**
 * Whether a family's rounds can be given away: decided by one call, for one stake. Titles sell no
 * bonus, so a slot costs one.
 */
const canBeFree = (game: FamilyGame): boolean =>
  game.engine === 'instant' && (game.category === 'slots' || !game.costE4);

export const hasFreeRounds = ({ family }: StudioTitle): boolean => canBeFree(families[family]);

/** A grant as a session plays it; null for one that its game cannot play. */
export function freeRoundsOf(
  session: Pick<PlaySession, 'title' | 'exponent' | 'currency'>,
  told: Told | undefined,
  nowMs: number,
): FreeRounds | null {
  if (!told || !hasFreeRounds(session.title) || told.currency !== session.currency) return null;
  const stakeMinor = parseMinor(told.stake, session.exponent);
  if (stakeMinor === null || told.played >= told.rounds) return null;
  const fromMs = told.validFrom === undefined ? nowMs : Date.parse(told.validFrom);
  if (fromMs > nowMs) return null;
  const { grantId, rounds, played, validUntil } = told;
  const wonMinor = parseMinor(told.won, session.exponent) ?? 0n;
  const untilMs = Date.parse(validUntil);
  return { grantId, stakeMinor, rounds, played, wonMinor, untilMs };
}

/** What the page shows of them. */
export function shownFreeRounds({ free, exponent }: PlaySession) {
  if (!free) return null;
  return {
    left: free.rounds - free.played,
    stake: formatMinor(free.stakeMinor, exponent),
    won: formatMinor(free.wonMinor, exponent),
    until: new Date(free.untilMs).toISOString(),
  };
}

/**
 * One was played. After the last the wallet hears that we are done, and compares what we counted.
 */
export async function countFreeRound(
  studio: Studio,
  session: PlaySession,
  free: FreeRounds,
  winMinor: bigint,
): Promise<void> {
  free.played += 1;
  free.wonMinor += winMinor;
  if (free.played < free.rounds) return;
  await studio.wallet.send(freeRoundsFinished, {
    grantId: free.grantId,
    played: free.played,
    won: formatMinor(free.wonMinor, session.exponent),
  });
}
