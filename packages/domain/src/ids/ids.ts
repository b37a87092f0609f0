/**
 * Identifiers are strings at run time and distinct types at compile time, so a bet id cannot be
 * passed where a player id is meant. The application makes them (UUIDv7), never the database.
 */
declare const brand: unique symbol;
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };

export type SiteId = Branded<string, 'SiteId'>;
export type PlayerId = Branded<string, 'PlayerId'>;
export type SessionId = Branded<string, 'SessionId'>;
export type AccountId = Branded<string, 'AccountId'>;
export type LeagueId = Branded<string, 'LeagueId'>;
export type TeamId = Branded<string, 'TeamId'>;
export type EventId = Branded<string, 'EventId'>;
export type MarketId = Branded<string, 'MarketId'>;
export type SelectionId = Branded<string, 'SelectionId'>;
export type BetId = Branded<string, 'BetId'>;
export type OperationId = Branded<string, 'OperationId'>;
export type TransferId = Branded<string, 'TransferId'>;
export type InboxId = Branded<string, 'InboxId'>;

/** Any of the branded ids above. */
export type AnyId =
  | SiteId
  | PlayerId
  | SessionId
  | AccountId
  | LeagueId
  | TeamId
  | EventId
  | MarketId
  | SelectionId
  | BetId
  | OperationId
  | TransferId
  | InboxId;

/**
 * Gives a text from outside (a row, a request) the id type the caller names:
 * `asId<BetId>(row.bet_id)`. It does not check the text; whether such an id exists is answered by
 * the store.
 */
export function asId<Id extends AnyId>(text: string): Id {
  return text as Id;
}
