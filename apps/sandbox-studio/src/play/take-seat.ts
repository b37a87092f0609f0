import {
  authenticate,
  type LaunchAddress,
  type ProviderResponse,
} from '@pavilion/contracts/provider';
import { currencies, isCurrencyCode } from '@pavilion/domain/currencies';
import {
  isJurisdictionCode,
  jurisdictionFlags,
  type JurisdictionFlags,
} from '@pavilion/domain/jurisdictions';
import { parseMinor } from '@pavilion/domain/money';
import type { StakeLimits, Volatility } from '@pavilion/games';
import type { Studio } from '../studio.types.ts';
import { WalletPurse } from '../wallet/wallet-purse.ts';
import { Problem, problemOfWallet } from './problem.ts';
import { createDemoPurse } from './purse.ts';
import type { TakenSeat } from './seat.types.ts';
import { stakeBounds } from './stake-bounds.ts';

type Authenticated = ProviderResponse<typeof authenticate>;

/**
 * Sits down for what a launch address says: with play money, or with what its token is worth at the
 * wallet. Throws a {@link Problem}.
 */
export async function takeSeat(
  studio: Studio,
  launch: LaunchAddress,
  volatility: Volatility,
): Promise<TakenSeat> {
  return launch.mode === 'demo'
    ? takeDemo(launch, volatility)
    : takeReal(studio, launch, volatility);
}

function takeDemo(
  launch: Extract<LaunchAddress, { mode: 'demo' }>,
  volatility: Volatility,
): TakenSeat {
  const bounds = stakeBounds(launch.currency, volatility);
  if (!bounds || !isCurrencyCode(launch.currency)) throw new Problem('unavailable');
  const { exponent } = currencies[launch.currency];
  const startMinor = parseMinor(launch.balance, exponent) ?? bounds.maxMinor * 10n;
  const purse = createDemoPurse(startMinor);
  const { currency, lobby } = launch;
  return {
    seat: {
      mode: 'demo',
      currency,
      exponent,
      bounds,
      purse,
      rules: rulesOfPlace(launch.jurisdiction ?? ''),
      wallet: null,
    },
    links: { lobby, deposit: '', history: launch.history ?? '' },
    openRounds: [],
    freeRounds: [],
  };
}

async function takeReal(
  studio: Studio,
  launch: Extract<LaunchAddress, { mode: 'real' }>,
  volatility: Volatility,
): Promise<TakenSeat> {
  const answer = await studio.wallet.send(authenticate, { launchToken: launch.token });
  if (answer.kind === 'refused') throw problemOfWallet(answer.code, answer.clientAction);
  // A token is good once: whether this one is used up nobody knows, so the page asks for a new
  // launch.
  if (answer.kind === 'lost') throw new Problem('session', 'refresh');
  const told = answer.response;
  const bounds = stakeBounds(told.balance.currency, volatility);
  if (!bounds || told.provider !== launch.provider || told.game !== launch.game)
    throw new Problem('unavailable');
  const { session, player, provider, game, links, openRounds } = told;
  const { currency, exponent, available } = told.balance;
  const of = { session, player, provider, game, currency, exponent };
  return {
    seat: {
      mode: 'real',
      currency,
      exponent,
      bounds: within(bounds, told),
      purse: new WalletPurse(studio, of, available),
      rules: rulesOfPlace(told.jurisdiction),
      wallet: { player, session },
    },
    links,
    openRounds,
    freeRounds: told.freeRounds ?? [],
  };
}

/** A place that we do not know has the strictest rules. */
const rulesOfPlace = (code: string): JurisdictionFlags =>
  jurisdictionFlags[isJurisdictionCode(code) ? code : 'STRICT'];

/** Our bounds and the wallet's, the narrower of each. */
function within(bounds: StakeLimits, { limits, balance }: Authenticated): StakeLimits {
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
