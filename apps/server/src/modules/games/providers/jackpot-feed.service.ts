import {
  studioJackpots,
  type jackpotLevel,
  type ProviderResponse,
} from '@pavilion/contracts/provider';
import { inTransaction, type ToldJackpotWin } from '@pavilion/database';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import type * as z from 'zod/mini';
import type { ServerContext } from '../../../context.ts';
import { hasJackpotFeed } from './adapters/dialects.ts';
import { listConnections, type ConnectionRow } from './connection.store.ts';
import { listJackpotProviders, replaceJackpots, type ToldJackpot } from './jackpot.store.ts';
import { askStudio } from './studio-client.service.ts';

type Level = z.output<typeof jackpotLevel>;
type Levels = ProviderResponse<typeof studioJackpots>['jackpots'];

/**
 * Asks every studio that has games with a jackpot what stands in it. One that does not answer holds
 * nobody up, and its pots grow old.
 */
export async function pullJackpots(server: ServerContext): Promise<void> {
  const currencies = new Set(server.sites.all().map(({ currency }) => currency.code));
  for (const connection of await listConnections(server.database.db)) {
    const { studio_address: address, is_enabled: isOn, dialect } = connection;
    if (address === null || !isOn || !hasJackpotFeed[dialect]) continue;
    try {
      await pullOf(server, connection, currencies);
    } catch (error) {
      server.logger.warn(
        { err: error, connection: connection.code },
        'its jackpots were not pulled',
      );
    }
  }
}

async function pullOf(
  server: ServerContext,
  connection: ConnectionRow,
  currencies: ReadonlySet<CurrencyCode>,
): Promise<void> {
  const providers = new Set(await listJackpotProviders(server.database.db, connection.code));
  if (providers.size === 0) return;
  for (const currency of currencies) {
    const { jackpots } = await askStudio(server, connection, studioJackpots, { currency });
    const taken = takenOf(jackpots, { providers, currency });
    if (taken.refused.length > 0)
      server.logger.info(
        { connection: connection.code, currency, refused: taken.refused },
        'jackpots of a studio were not taken',
      );
    await inTransaction(server.database, (executor) =>
      replaceJackpots(executor, {
        connectionCode: connection.code,
        currency,
        jackpots: taken.jackpots,
        toldAt: server.clock.now(),
      }),
    );
  }
}

/** Levels that can be shown, each once, and why others cannot. */
export function takenOf(
  levels: Levels,
  { providers, currency }: { providers: ReadonlySet<string>; currency: CurrencyCode },
): { jackpots: ToldJackpot[]; refused: { jackpotId: string; problem: string }[] } {
  const jackpots = new Map<string, ToldJackpot>();
  const refused: { jackpotId: string; problem: string }[] = [];
  for (const level of levels) {
    const told = providers.has(level.provider)
      ? toldOf(level, currency)
      : 'not a provider of this connection with a jackpot';
    const key = `${level.provider}/${level.jackpotId}/${level.tier ?? ''}`;
    const problem = typeof told === 'string' ? told : jackpots.has(key) ? 'told twice' : null;
    if (problem !== null) refused.push({ jackpotId: level.jackpotId, problem });
    else if (typeof told !== 'string') jackpots.set(key, told);
  }
  return { jackpots: [...jackpots.values()], refused };
}

/** A level as it is kept, or what is wrong with it. */
function toldOf(level: Level, currency: CurrencyCode): ToldJackpot | string {
  const amountMinor = parseAmount(level.amount, currency);
  if (amountMinor === null) return `"${level.amount}" is no amount of ${currency}`;
  if (level.names['en'] === undefined) return 'the name in en is missing';
  const [last, biggest] = [level.last, level.biggest].map((win) => winOf(win, currency));
  if (last === undefined || biggest === undefined)
    return `a win has no amount of ${currency} or no time`;
  return {
    providerCode: level.provider,
    jackpotId: level.jackpotId,
    tier: level.tier ?? '',
    names: level.names,
    amountMinor,
    gameCodes: [...new Set(level.games)],
    last,
    biggest,
  };
}

function winOf(win: Level['last'], currency: CurrencyCode): ToldJackpotWin | null | undefined {
  if (win === null) return null;
  const amountMinor = parseAmount(win.amount, currency);
  const isTime = !Number.isNaN(Date.parse(win.at));
  if (amountMinor === null || !isTime) return undefined;
  return { amountMinor: String(amountMinor), at: win.at, winner: win.winner };
}
