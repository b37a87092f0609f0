import type { Executor } from '@pavilion/database';
import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../context.ts';
import { addSeries } from '../../modules/rewards/tournaments/index.ts';
import { demoTournaments } from './demo-tournaments.data.ts';
import { playUnit } from '../../seed/play-unit.ts';

/** Gives a demo site its tournaments, with prizes that fit its currency; their first editions start now. */
export async function seedTournaments(
  executor: Executor,
  context: ServerContext,
  actor: string,
  site: { id: string; externalId: string; currency: CurrencyCode },
): Promise<void> {
  const unitMinor = playUnit(site) * 10n ** BigInt(currencies[site.currency].exponent);
  for (const { prizeUnits, ...series } of demoTournaments) {
    const prizesMinor = prizeUnits.map((units) => units * unitMinor);
    await addSeries(context, actor, site, { ...series, prizesMinor }, executor);
  }
}
