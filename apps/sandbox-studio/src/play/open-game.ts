import { randomBytes } from 'node:crypto';
import {
  authenticate,
  readLaunchAddress,
  type LaunchAddress,
  type ProviderResponse,
} from '@pavilion/contracts/provider';
import { currencies, isCurrencyCode } from '@pavilion/domain/currencies';
import { parseMinor } from '@pavilion/domain/money';
import { families, studioTitle, type StudioTitle } from '@pavilion/games/titles/index';
import type { Studio } from '../studio.ts';
import { WalletPurse } from '../wallet/wallet-purse.ts';
import { Problem, problemOfWallet } from './problem.ts';
import { createDemoPurse, type Purse } from './purse.ts';
import type { PlaySession } from './play-session.ts';
import { stakeBounds, type StakeBounds } from './stake-bounds.ts';

type Authenticated = ProviderResponse<typeof authenticate>;

/** What a page gets besides its session: where its buttons lead. */
export interface Links {
  lobby: string;
  deposit: string;
  history: string;
}

/** Opens a game for what its launch address says. Throws a {@link Problem}. */
export async function openGame(
  studio: Studio,
  address: string,
): Promise<{ session: PlaySession; links: Links }> {
  const launch = readLaunchAddress(address);
  const title = launch && studioTitle(launch.provider, launch.game);
  if (!launch || !title) throw new Problem('unavailable');
  return launch.mode === 'demo'
    ? openDemo(studio, launch, title)
    : openReal(studio, launch.token, title, launch);
}

function openDemo(
  studio: Studio,
  launch: Extract<LaunchAddress, { mode: 'demo' }>,
  title: StudioTitle,
): { session: PlaySession; links: Links } {
  const bounds = stakeBounds(launch.currency);
  if (!bounds || !isCurrencyCode(launch.currency)) throw new Problem('unavailable');
  const { exponent } = currencies[launch.currency];
  const startMinor = parseMinor(launch.balance, exponent) ?? bounds.maxMinor * 10n;
  const session = sessionOf(studio, launch, title, {
    mode: 'demo',
    currency: launch.currency,
    exponent,
    bounds,
    purse: createDemoPurse(startMinor),
    wallet: null,
  });
  return { session, links: { lobby: launch.lobby, deposit: '', history: '' } };
}

async function openReal(
  studio: Studio,
  launchToken: string,
  title: StudioTitle,
  launch: LaunchAddress,
): Promise<{ session: PlaySession; links: Links }> {
  const answer = await studio.wallet.send(authenticate, { launchToken });
  if (answer.kind === 'refused') throw problemOfWallet(answer.code, answer.clientAction);
  // A token is good once: whether this one is used up nobody knows, so the page asks for a new launch.
  if (answer.kind === 'lost') throw new Problem('session', 'refresh');
  const told = answer.response;
  const bounds = stakeBounds(told.balance.currency);
  if (!bounds || told.provider !== launch.provider || told.game !== launch.game)
    throw new Problem('unavailable');
  const { session, player, provider, game } = told;
  const { currency, exponent, available } = told.balance;
  const opened = sessionOf(studio, launch, title, {
    mode: 'real',
    currency,
    exponent,
    bounds: within(bounds, told),
    purse: new WalletPurse(
      studio,
      { session, player, provider, game, currency, exponent },
      available,
    ),
    wallet: { player, session },
  });
  opened.hand = takeOverHand(studio, opened, told);
  return { session: opened, links: told.links };
}

/** Our bounds and the wallet's, the narrower of each. */
function within(bounds: StakeBounds, { limits, balance }: Authenticated): StakeBounds {
  const read = (amount: string | null): bigint | null =>
    amount === null ? null : parseMinor(amount, balance.exponent);
  const min = read(limits.stakeMin);
  const max = read(limits.stakeMax);
  return {
    ...bounds,
    minMinor: min !== null && min > bounds.minMinor ? min : bounds.minMinor,
    maxMinor: max !== null && max < bounds.maxMinor ? max : bounds.maxMinor,
  };
}

function sessionOf(
  studio: Studio,
  launch: LaunchAddress,
  title: StudioTitle,
  of: Pick<PlaySession, 'mode' | 'currency' | 'exponent' | 'bounds' | 'wallet'> & { purse: Purse },
): PlaySession {
  const session: PlaySession = {
    id: randomBytes(32).toString('base64url'),
    providerCode: launch.provider,
    gameCode: launch.game,
    title,
    game: families[title.family],
    hand: null,
    isBusy: false,
    lastUsedMs: studio.clock.now().getTime(),
    ...of,
  };
  studio.sessions.add(session);
  return session;
}

/** The hand that the player left open, on whatever device: it goes on here, and nowhere else. */
function takeOverHand(
  studio: Studio,
  opened: PlaySession,
  { openRounds }: Authenticated,
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
