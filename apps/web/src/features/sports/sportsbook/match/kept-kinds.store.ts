import { createPersisted } from '@pavilion/web-core/stores/persisted';

interface KeptKinds {
  /** Kinds of sections that stand first. */
  favourites: string[];
  /** Kinds of sections whose prices are folded away. */
  folded: string[];
}

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

/**
 * Which kinds of market a visitor keeps on top or folded: a preference of the browser, never sent
 * to the server.
 */
export const useKeptKinds = createPersisted<KeptKinds>(
  'market_kinds',
  { favourites: [], folded: [] },
  {
    isShared: true,
    isSound: (found) => {
      const { favourites, folded } = found as Record<string, unknown>;
      return isList(favourites) && isList(folded);
    },
  },
);

const toggled = (kinds: readonly string[], kind: string): string[] =>
  kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind];

export function toggleFavourite(kind: string): void {
  useKeptKinds.setState(({ favourites }) => ({ favourites: toggled(favourites, kind) }));
}

export function toggleFolded(kind: string): void {
  useKeptKinds.setState(({ folded }) => ({ folded: toggled(folded, kind) }));
}
