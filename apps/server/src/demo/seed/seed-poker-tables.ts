import type { Executor } from '@pavilion/database';
import { currencies } from '@pavilion/domain/currencies';
import { tableConfig, type BettingKind } from '@pavilion/games/table/holdem/index';
import type { ServerContext } from '../../context.ts';
import { addPokerTable } from '../../modules/games/poker/index.ts';
import { playUnit } from '../../seed/play-unit.ts';
import type { DemoSite } from './demo-sites.data.ts';

interface DemoTable {
  name: string;
  kind: BettingKind;
  seatCount: number;
  /** Big blinds in tenths of the unit people play with on the site. */
  blindTenths: bigint;
  /** Of play money, with so many computers. */
  computers?: number;
}

const demoTables: readonly DemoTable[] = [
  { name: 'Harbour', kind: 'no_limit', seatCount: 6, blindTenths: 1n },
  { name: 'Lighthouse', kind: 'no_limit', seatCount: 9, blindTenths: 2n },
  { name: 'Compass', kind: 'fixed_limit', seatCount: 6, blindTenths: 2n },
  { name: 'Anchor', kind: 'no_limit', seatCount: 2, blindTenths: 4n },
  { name: 'Practice bay', kind: 'no_limit', seatCount: 6, blindTenths: 1n, computers: 4 },
  { name: 'Practice cove', kind: 'fixed_limit', seatCount: 4, blindTenths: 1n, computers: 2 },
];

/**
 * Gives a site of the demo its hold'em tables: four for money, where people sit, and two of play
 * money with computers.
 */
export async function seedPokerTables(
  executor: Executor,
  context: ServerContext,
  actor: string,
  site: Pick<DemoSite, 'externalId' | 'currency'> & { id: string },
): Promise<void> {
  const unitMinor = playUnit(site) * 10n ** BigInt(currencies[site.currency].exponent);
  for (const { name, kind, seatCount, blindTenths, computers } of demoTables) {
    const bigBlindMinor = (unitMinor * blindTenths) / 10n;
    const terms = tableConfig({
      ...{ kind, seatCount, bigBlindMinor, smallBlindMinor: bigBlindMinor / 2n },
      isPlayMoney: computers !== undefined,
    });
    await addPokerTable(context, actor, site, { name, computers: computers ?? 0, terms }, executor);
  }
}
