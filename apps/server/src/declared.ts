import type { CallResponse, roundGet } from '@pavilion/contracts';
import type { Database } from '@pavilion/database';
import type { RawBuilder } from 'kysely';
import type { NoticeCatalogue } from './notices/notice-catalogue.ts';

/** A row of a table as the database gives it. */
export type StoredRow = Record<string, unknown>;

/**
 * What a module keeps of players, by table: every table that names a player is in one of these
 * lists of one module.
 */
export interface PersonalData {
  /** Tables whose rows go into the player's file as they are, each row theirs by `player_id`. */
  readonly exported?: readonly string[];
  /** Tables that are read in a way of their own. */
  readonly chosen?: readonly ChosenTable[];
  /** Tables that stay out, and why. */
  readonly leftOut?: Readonly<Record<string, string>>;
}

export interface ChosenTable {
  /** What its part of the file is called. */
  readonly name: string;
  readonly table: string;
  /** A query of one column `row`. */
  rows(owner: { siteId: string; playerId: string }): RawBuilder<unknown>;
}

/** What a movement of money belongs to, as the player is told. */
export interface Reference {
  type:
    | 'deposit'
    | 'withdrawal'
    | 'bet'
    | 'inbox'
    | 'jackpot'
    | 'round'
    | 'bonus'
    | 'mission'
    | 'race'
    | 'spin'
    | 'minigame'
    | 'referral'
    | 'reward';
  id: string;
  /** Of a round: whose it is. */
  provider_code?: string;
}

/** Reads a journal's `ref`: what it names of a module's things, null when nothing. */
export type ReadReference = (ref: StoredRow) => Reference | null;

/** Shows a round of a module again, by its id; null: it is none of its rounds. */
export type RecallRound = (
  server: { readonly database: Database; readonly appSecret: string },
  asked: { siteId: string; roundId: string },
) => Promise<CallResponse<typeof roundGet>['value'] | null>;

/** What all modules declare, handed in where the server is put together. */
export interface Declared {
  readonly personal: readonly PersonalData[];
  /** The first that knows a reference tells it. */
  readonly references: readonly ReadReference[];
  /** The first that has the round shows it. */
  readonly recalls: readonly RecallRound[];
  readonly notices: NoticeCatalogue;
}

/** Reads references that are one id under one name. */
export const referenceBy =
  (name: string, type: Reference['type']): ReadReference =>
  (ref) => {
    const id = ref[name];
    return typeof id === 'string' ? { type, id } : null;
  };

/** What a movement belongs to; null where it stands for itself. */
export function firstReference(
  readers: readonly ReadReference[],
  ref: StoredRow,
): Reference | null {
  for (const read of readers) {
    const reference = read(ref);
    if (reference) return reference;
  }
  return null;
}
