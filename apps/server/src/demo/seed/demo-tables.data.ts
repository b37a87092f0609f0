import { currencies } from '@pavilion/domain/currencies';
import { houseStakeLimits } from '@pavilion/games';
import type { AskedTable } from '../../modules/games/rounds/index.ts';
import type { DemoSite } from './demo-sites.data.ts';
import { playUnit } from '../../seed/play-unit.ts';

type DemoTable = Omit<AskedTable, 'siteId' | 'minMinor' | 'maxMinor'> & {
  /** The least stake, in units people play with on the site. */
  minUnits?: bigint;
};

/** Tables besides the first of each game: a French one, one for high stakes, a second of what most people play; courses of races. */
const demoTables: readonly DemoTable[] = [
  {
    ...{ gameCode: 'roulette', tableId: '2', name: 'Salon Français', dealer: 'Odile' },
    laPartage: true,
  },
  {
    ...{ gameCode: 'roulette', tableId: '3', name: 'Grand Roulette', dealer: 'Viktor' },
    ...{ seats: 5, minUnits: 10n },
  },
  { gameCode: 'baccarat', tableId: '2', name: 'Baccarat Jade', dealer: 'Lian' },
  { gameCode: 'baccarat', tableId: '3', name: 'Baccarat Salon', dealer: 'Mateo', minUnits: 10n },
  { gameCode: 'dragon-tiger', tableId: '2', name: 'Dragon Tiger Ember', dealer: 'Suri' },
  { gameCode: 'sic-bo', tableId: '2', name: 'Sic Bo Lantern', dealer: 'Mei' },
  { gameCode: 'horse-racing', tableId: '2', name: 'Reed Downs' },
  { gameCode: 'horse-racing', tableId: '3', name: 'Saltmarsh' },
  { gameCode: 'greyhounds', tableId: '2', name: 'Gasworks Bend' },
];

/** Tables that go on though nobody looks, so that whoever comes finds roads. */
export const demoAlwaysOn = [
  { gameCode: 'roulette', tableId: '' },
  { gameCode: 'baccarat', tableId: '' },
  { gameCode: 'horse-racing', tableId: '' },
] as const;

/** Sites that offer matches of sabong, as two would: none where the law forbids them. */
const sabongSites: ReadonlySet<string> = new Set(['casino6', 'casino9']);
/** What the house puts on both sides there, in units people play with. */
const houseSeedUnits = 20n;

/** How a demo site offers matches of sabong, minor units; null: it does not. */
export function demoSabongOf(
  site: Pick<DemoSite, 'currency' | 'externalId'>,
): { isOn: true; houseSeedMinor: bigint } | null {
  if (!sabongSites.has(site.externalId)) return null;
  const scale = playUnit(site) * 10n ** BigInt(currencies[site.currency].exponent);
  return { isOn: true, houseSeedMinor: houseSeedUnits * scale };
}

/** The tables of a demo site, in its currency. */
export function demoTablesOf(
  site: Pick<DemoSite, 'currency'> & { id: string },
): readonly AskedTable[] {
  const scale = playUnit(site) * 10n ** BigInt(currencies[site.currency].exponent);
  const { minMinor: least, maxMinor: most } = houseStakeLimits(site.currency);
  return demoTables.map(({ minUnits = 0n, ...table }) => {
    const wanted = minUnits * scale;
    const minMinor = wanted > most ? most : wanted < least ? undefined : wanted;
    return { ...table, siteId: site.id, minMinor };
  });
}
