import type { About, Desk } from './desk.ts';
import { applyDoubts } from './doubt.store.ts';
import { findFeedName, writeFeedName, type NamedKind } from './feed-name.store.ts';
import { tellDoubt } from './note-doubt.ts';

/** Something a source names, and how it is found among ours, or made. */
export interface Named {
  kind: Exclude<NamedKind, 'event'>;
  key: string;
  name: string;
  /** What it can be made from later. */
  detail: Record<string, unknown>;
  find: () => Promise<string | null>;
  make: () => Promise<string>;
}

/** Our id of it; `ignored`: a person said it is to be passed over; null: nobody knows it. */
export type Resolved = { id: string } | 'ignored' | null;

const doubtOf = {
  league: 'unknownLeague',
  team: 'unknownTeam',
  player: 'unknownPlayer',
} as const satisfies Record<Named['kind'], string>;

/** What the doubt about a name is called in the list. */
export const nameDoubt = (kind: Named['kind'], key: string): { what: string; subject: string } => ({
  what: doubtOf[kind],
  subject: `${kind} ${key}`,
});

/**
 * What a name of the source means: as it was told before, else whoever of ours is called so, else a
 * new one where names are taken over. What nobody knows goes to the list for a person.
 */
export async function resolveName(desk: Desk, about: About, named: Named): Promise<Resolved> {
  const { trx, source, now } = desk;
  const { kind, key, name, detail } = named;
  const known = await findFeedName(trx, source.name, kind, key);
  if (known?.status === 'ignored') return 'ignored';
  if (known?.ourId) return { id: known.ourId };
  const id = (await named.find()) ?? (desk.isAdopting ? await named.make() : null);
  const status = id === null ? 'unknown' : 'mapped';
  await writeFeedName(trx, source.name, { kind, key, name, detail, status, ourId: id }, now);
  const { what, subject } = nameDoubt(kind, key);
  if (id === null) {
    const help = `\`feed map ${source.name} ${kind} ${key} --to <id>|new|none\``;
    await tellDoubt(desk, about, { what, subject, detail: `${name || 'without a name'}; ${help}` });
    return null;
  }
  if (known) await applyDoubts(trx, source.name, what, subject, { by: 'feed', now });
  return { id };
}
