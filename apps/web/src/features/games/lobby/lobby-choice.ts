/** Lists a player can look through; the last two are the player's own. */
export const lobbyLists = ['hot', 'new', 'popular', 'featured', 'favourites', 'recent'] as const;
export type LobbyList = (typeof lobbyLists)[number];
export type OwnList = Extract<LobbyList, 'favourites' | 'recent'>;

export const lobbySorts = ['popular', 'new', 'name'] as const;
export type LobbySort = (typeof lobbySorts)[number];

export const lobbyVolatilities = ['low', 'medium', 'high'] as const;
/** Least returns to choose from, percent. */
export const lobbyReturns = ['95', '96', '97'] as const;

export const lobbyFeatures = ['demo', 'freeRounds', 'buy', 'jackpot'] as const;

/** What a player chose in a lobby. Null: no choice of that kind. */
export interface LobbyChoice {
  provider: string | null;
  /** Wire name; only where the lobby itself shows every category. */
  category: string | null;
  list: LobbyList | null;
  volatility: (typeof lobbyVolatilities)[number] | null;
  rtp: (typeof lobbyReturns)[number] | null;
  feature: (typeof lobbyFeatures)[number] | null;
  /** Only games that take a stake as small as this amount. */
  stake: string | null;
  /** Null: what fits the list best (popular games first, the player's own newest first). */
  sort: LobbySort | null;
  search: string;
}

export const noChoice: LobbyChoice = {
  provider: null,
  category: null,
  list: null,
  volatility: null,
  rtp: null,
  feature: null,
  stake: null,
  sort: null,
  search: '',
};

/** Longest search the server takes. */
export const longestSearch = 100;

/**
 * Reads a choice from the query of the address; what this build does not know counts as not chosen.
 */
export function readChoice(params: URLSearchParams): LobbyChoice {
  return {
    provider: params.get('provider') || null,
    category: params.get('category') || null,
    list: known(lobbyLists, params.get('list')),
    volatility: known(lobbyVolatilities, params.get('volatility')),
    rtp: known(lobbyReturns, params.get('rtp')),
    feature: known(lobbyFeatures, params.get('feature')),
    stake: /^\d{1,12}(\.\d{1,8})?$/.exec(params.get('stake') ?? '')?.[0] ?? null,
    sort: known(lobbySorts, params.get('sort')),
    search: (params.get('q') ?? '').slice(0, longestSearch),
  };
}

/**
 * Writes a choice into the query of the address. What is not chosen leaves no trace; other
 * parameters stay.
 */
export function writeChoice(params: URLSearchParams, choice: LobbyChoice): URLSearchParams {
  const next = new URLSearchParams(params);
  const values = { ...choice, q: choice.search.slice(0, longestSearch) };
  const names = [
    ...(['provider', 'category', 'list', 'volatility', 'rtp', 'feature', 'stake'] as const),
    ...(['sort', 'q'] as const),
  ];
  for (const name of names) {
    const value = values[name];
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** How many things a player chose that games are like. */
export const traitCount = ({ volatility, rtp, feature, stake }: LobbyChoice): number =>
  [volatility, rtp, feature, stake].filter((trait) => trait !== null).length;

/** True when the choice leaves games out; another order leaves none out. */
export const isNarrowed = (choice: LobbyChoice): boolean =>
  choice.provider !== null ||
  choice.category !== null ||
  choice.list !== null ||
  traitCount(choice) > 0 ||
  choice.search.trim() !== '';

export const isOwnList = (list: LobbyList | null): list is OwnList =>
  list === 'favourites' || list === 'recent';

function known<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find((candidate) => candidate === value) ?? null;
}
