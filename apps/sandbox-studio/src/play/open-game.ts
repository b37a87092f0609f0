import { randomBytes } from 'node:crypto';
import { readLaunchAddress } from '@pavilion/contracts/provider';
import { families, studioTitle, titleVolatility } from '../titles/index.ts';
import type { Studio } from '../studio.types.ts';
import { freeRoundsOf } from './free-rounds.ts';
import { Problem } from './problem.ts';
import type { PlaySession } from './play-session.ts';
import type { TakenSeat } from './seat.types.ts';
import { takeSeat } from './take-seat.ts';

/** Opens a game for what its launch address says. Throws a {@link Problem}. */
export async function openGame(
  studio: Studio,
  address: string,
): Promise<{ session: PlaySession; links: TakenSeat['links'] }> {
  const launch = readLaunchAddress(address);
  const title = launch && studioTitle(launch.provider, launch.game);
  if (!launch || !title) throw new Problem('unavailable');
  const { seat, links, openRounds, freeRounds } = await takeSeat(
    studio,
    launch,
    titleVolatility(title),
  );
  const session: PlaySession = {
    ...seat,
    id: randomBytes(32).toString('base64url'),
    providerCode: launch.provider,
    gameCode: launch.game,
    title,
    game: families[title.family],
    hand: null,
    free: null,
    isBusy: false,
    lastUsedMs: studio.clock.now().getTime(),
  };
  session.free = takeUpFreeRounds(studio, session, freeRounds[0]);
  studio.sessions.add(session);
  session.hand = takeOverHand(studio, session, openRounds);
  return { session, links };
}

/** What the wallet tells of when a game opens, whether we heard of it before or not. */
function takeUpFreeRounds(
  studio: Studio,
  session: PlaySession,
  told: TakenSeat['freeRounds'][number] | undefined,
): PlaySession['free'] {
  const free = freeRoundsOf(session, told, studio.clock.now().getTime());
  if (!told || !free || !session.wallet) return free;
  const { providerCode: provider, gameCode: game, exponent } = session;
  const { played: _played, won: _won, ...grant } = told;
  studio.grants.write({ ...grant, provider, game, player: session.wallet.player }, exponent);
  return studio.grants.share(free);
}

/** The hand that the player left open, on whatever device: it goes on here, and nowhere else. */
function takeOverHand(
  studio: Studio,
  opened: PlaySession,
  openRounds: TakenSeat['openRounds'],
): PlaySession['hand'] {
  for (const other of studio.sessions.all()) {
    const { hand } = other;
    if (other === opened || !hand || other.wallet?.player !== opened.wallet?.player) continue;
    if (other.providerCode !== opened.providerCode || other.gameCode !== opened.gameCode) continue;
    if (!openRounds.some(({ roundId }) => roundId === hand.roundId)) continue;
    other.hand = null;
    return hand;
  }
  return null;
}
