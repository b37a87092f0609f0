import { categoryCodes, type CategoryCode } from '@pavilion/domain/categories';
import {
  gameCode,
  providerEntries,
  studioTitle,
  type StudioTitle,
} from '@pavilion/games/titles/index';

/** A title with its names. */
export interface ServedTitle {
  providerCode: string;
  providerName: string;
  gameCode: string;
  name: string;
  category: CategoryCode;
  title: StudioTitle;
}

/** Every title of the demo catalogue that we serve, in its order. */
export const servedTitles: readonly ServedTitle[] = providerEntries.flatMap((provider) =>
  categoryCodes.flatMap((category) =>
    (provider.games[category] ?? []).flatMap((name) => {
      const code = gameCode(name);
      const title = studioTitle(provider.code, code);
      return title
        ? [
            {
              providerCode: provider.code,
              providerName: provider.name,
              gameCode: code,
              name,
              category,
              title,
            },
          ]
        : [];
    }),
  ),
);

const byKey = new Map(
  servedTitles.map((served) => [`${served.providerCode}/${served.gameCode}`, served]),
);

export const servedTitle = (providerCode: string, code: string): ServedTitle | null =>
  byKey.get(`${providerCode}/${code}`) ?? null;
