import { categoryCodes, type CategoryCode } from '@pavilion/domain/categories';
import {
  gameCode,
  providerEntries,
  sportsTitle,
  studioTitle,
  type SportsTitle,
  type StudioTitle,
} from '@pavilion/games/titles/index';

/** An entry of the demo catalogue with its names. */
export interface ServedEntry {
  providerCode: string;
  providerName: string;
  gameCode: string;
  name: string;
  category: CategoryCode;
}
export type ServedTitle = ServedEntry & { title: StudioTitle };
export type ServedFront = ServedEntry & { front: SportsTitle };

const entries: readonly ServedEntry[] = providerEntries.flatMap((provider) =>
  categoryCodes.flatMap((category) =>
    (provider.games[category] ?? []).map((name) => ({
      providerCode: provider.code,
      providerName: provider.name,
      gameCode: gameCode(name),
      name,
      category,
    })),
  ),
);

/** Every title of the demo catalogue that we serve as a game, in its order. */
export const servedTitles: readonly ServedTitle[] = entries.flatMap((entry) => {
  const title = studioTitle(entry.providerCode, entry.gameCode);
  return title ? [{ ...entry, title }] : [];
});

/** Every title that is a sports front. */
export const servedFronts: readonly ServedFront[] = entries.flatMap((entry) => {
  const front = sportsTitle(entry.providerCode, entry.gameCode);
  return front ? [{ ...entry, front }] : [];
});

const byKey = new Map<string, ServedTitle | ServedFront>(
  [...servedTitles, ...servedFronts].map((served) => [
    `${served.providerCode}/${served.gameCode}`,
    served,
  ]),
);

export const servedEntry = (providerCode: string, code: string): ServedTitle | ServedFront | null =>
  byKey.get(`${providerCode}/${code}`) ?? null;
