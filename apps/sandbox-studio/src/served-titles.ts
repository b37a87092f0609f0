import { categoryCodes, type CategoryCode } from '@pavilion/domain/categories';
import {
  gameCode,
  providerEntries,
  sportsTitle,
  studioTitle,
  type SportsTitle,
  type StudioTitle,
} from './titles/index.ts';

/** An entry of the demo catalogue with its names. */
export interface CatalogueEntry {
  providerCode: string;
  providerName: string;
  gameCode: string;
  name: string;
  category: CategoryCode;
}
export type ServedTitle = CatalogueEntry & { title: StudioTitle };
export type ServedFront = CatalogueEntry & { front: SportsTitle };
export type ListedEntry = ServedTitle | ServedFront;

/** Providers whose games come from here. */
export const servedProviders: readonly string[] = providerEntries.map(({ code }) => code);

/** The whole demo catalogue, in its order. */
export const catalogueEntries: readonly ListedEntry[] = providerEntries.flatMap((provider) =>
  categoryCodes.flatMap((category) =>
    (provider.games[category] ?? []).map((name) =>
      listed({
        providerCode: provider.code,
        providerName: provider.name,
        gameCode: gameCode(name),
        name,
        category,
      }),
    ),
  ),
);

function listed(entry: CatalogueEntry): ListedEntry {
  const title = studioTitle(entry.providerCode, entry.gameCode);
  if (title) return { ...entry, title };
  const front = sportsTitle(entry.providerCode, entry.gameCode);
  if (!front) throw new Error(`nobody plays ${entry.providerCode}/${entry.gameCode}`);
  return { ...entry, front };
}

/** Every title that we serve as a game. */
export const servedTitles: readonly ServedTitle[] = catalogueEntries.filter(
  (entry) => 'title' in entry,
);

/** Every title that is a sports front. */
export const servedFronts: readonly ServedFront[] = catalogueEntries.filter(
  (entry) => 'front' in entry,
);

const byKey = new Map<string, ListedEntry>(
  catalogueEntries.map((served) => [`${served.providerCode}/${served.gameCode}`, served]),
);

export const servedEntry = (providerCode: string, code: string): ListedEntry | null =>
  byKey.get(`${providerCode}/${code}`) ?? null;
