import {
  selfValidate,
  type ProviderInput,
  type ProviderResponse,
  type studioSelfValidate,
} from '@pavilion/contracts/provider';
import { servedEntry } from '../served-titles.ts';
import type { Studio } from '../studio.types.ts';

type Report = ProviderResponse<typeof studioSelfValidate>;
type Check = Report['checks'][number];

/** A clock further off than this will not stay inside the window for long. */
const driftMaxMs = 30_000;
export const studioVersion = '1';

/**
 * How the connection looks from here: is the platform's clock ours, do we serve what it offers,
 * does its wallet answer us. Moves nothing.
 */
export async function validateFromHere(
  studio: Studio,
  { games = [] }: ProviderInput<typeof studioSelfValidate>,
  signedAt: string,
): Promise<Report> {
  const now = studio.clock.now();
  const clockDriftMs = Date.parse(signedAt) - now.getTime();
  return {
    version: studioVersion,
    serverTime: now.toISOString(),
    clockDriftMs,
    checks: [
      { name: 'signature', ok: true, detail: `key ${studio.config.key.id}` },
      {
        name: 'clock',
        ok: Math.abs(clockDriftMs) <= driftMaxMs,
        detail: `${clockDriftMs} ms from ours`,
      },
      gamesCheck(games),
      await walletCheck(studio),
    ],
  };
}

function gamesCheck(games: ReadonlyArray<{ provider: string; game: string }>): Check {
  const missing = games.filter(({ provider, game }) => !servedEntry(provider, game));
  const names = missing.slice(0, 20).map(({ provider, game }) => `${provider}/${game}`);
  const detail =
    missing.length === 0
      ? `${games.length} served`
      : `${missing.length} not served: ${names.join(', ')}`;
  return { name: 'games', ok: missing.length === 0, detail };
}

async function walletCheck(studio: Studio): Promise<Check> {
  const answer = await studio.wallet.send(selfValidate, {});
  if (answer.kind === 'ok')
    return { name: 'wallet', ok: true, detail: `connection ${answer.response.connection}` };
  const detail = answer.kind === 'refused' ? answer.code : 'no answer';
  return { name: 'wallet', ok: false, detail };
}
