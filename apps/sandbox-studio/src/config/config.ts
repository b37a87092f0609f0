import type { Faults } from '../wallet/faults.ts';
import { readFaults } from '../wallet/faults.ts';

/** What the program is started with; the demo's start script sets it. */
export interface StudioConfig {
  port: number;
  host: string;
  /** Where the wallet's calls stand: `http://localhost:4000`. */
  walletOrigin: string;
  /** Who may put our games into a frame: sources as a content policy writes them. */
  frameAncestors: readonly string[];
  key: { id: string; secret: string };
  faults: Faults;
  /** Where pots and debts are kept for the next start; null: nowhere. */
  dataDir: string | null;
  /**
   * Paid rounds of a stake as large as a pot's start, of which one gets it; with 0 every round
   * does, for tests.
   */
  jackpotOdds: bigint;
}

const usualJackpotOdds = '500';

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment as the process got it. */
export const readEnvironment = (): Environment => process.env;

/**
 * Reads the settings. Throws an Error that names the first wrong one; production has no sandbox.
 */
export function parseStudioConfig(environment: Environment): StudioConfig {
  if (environment['NODE_ENV'] === 'production')
    throw new Error('The sandbox studio is part of the demo: production does not start it.');
  const read = (name: string, fallback?: string): string => {
    const value = environment[name] ?? fallback;
    if (value === undefined || value === '') throw new Error(`${name} must be set`);
    return value;
  };
  const port = Number(read('STUDIO_PORT', '4010'));
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('STUDIO_PORT must be a whole number from 0 to 65535');
  const odds = read('STUDIO_JACKPOT_ODDS', usualJackpotOdds);
  if (!/^\d{1,6}$/.test(odds))
    throw new Error('STUDIO_JACKPOT_ODDS must be a whole number from 0 to 999999');
  const walletOrigin = new URL(read('STUDIO_WALLET_URL', 'http://localhost:4000')).origin;
  return {
    port,
    host: read('STUDIO_HOST', 'localhost'),
    walletOrigin,
    frameAncestors: read('STUDIO_FRAME_ANCESTORS', ancestorsOf(walletOrigin)).split(' '),
    key: { id: read('STUDIO_KEY_ID', 'sandbox-demo'), secret: read('STUDIO_KEY_SECRET') },
    faults: readFaults(environment['STUDIO_FAULTS'] ?? ''),
    dataDir: environment['STUDIO_DATA_DIR'] || null,
    jackpotOdds: BigInt(odds),
  };
}

/** The demo's sites: the wallet's own host and every name under it. */
function ancestorsOf(origin: string): string {
  const { protocol, host } = new URL(origin);
  return `${origin} ${protocol}//*.${host}`;
}
