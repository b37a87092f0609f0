import type { Random } from '@pavilion/domain/ids';
import { shuffled } from '@pavilion/domain/random';
import type { ServerContext } from '../../context.ts';
import type { CrowdSite } from './demo-crowd.store.ts';

/** What one process remembers of the crowd it plays. Nothing of it must survive a restart. */
export interface CrowdMemory {
  readonly startedAt: Date;
  readonly sites: readonly CrowdSite[];
  /** Sites whose turn is still to come in this round. */
  waiting: string[];
  /** How many turns each site had. */
  readonly turns: Map<string, number>;
  /** Selections each site's crowd bet on lately, newest last. */
  readonly taken: Map<string, readonly string[]>;
}

const takenMax = 12;
const memories = new WeakMap<ServerContext, CrowdMemory>();

/**
 * The memory of this process, made by `read` when there is none yet; null while there are no
 * computer players.
 */
export async function crowdMemory(
  context: ServerContext,
  read: () => Promise<CrowdSite[]>,
): Promise<CrowdMemory | null> {
  const known = memories.get(context);
  if (known) return known;
  const sites = await read();
  if (sites.length === 0) return null;
  const made: CrowdMemory = {
    startedAt: context.clock.now(),
    sites,
    // In the first round in the order the sites were made: the flagship is looked at first.
    waiting: sites.map(({ siteId }) => siteId),
    turns: new Map(),
    taken: new Map(),
  };
  memories.set(context, made);
  return made;
}

/**
 * The site whose turn it is: every one once in a round, in another order each time. Null without
 * sites.
 */
export function nextSite(memory: CrowdMemory, random: Random): string | null {
  if (memory.waiting.length === 0) {
    memory.waiting = shuffled(
      random,
      memory.sites.map(({ siteId }) => siteId),
    );
  }
  const siteId = memory.waiting.shift() ?? null;
  if (siteId !== null) memory.turns.set(siteId, turnsOf(memory, siteId) + 1);
  return siteId;
}

/** How many turns a site had, the present one included. */
export function turnsOf(memory: CrowdMemory, siteId: string): number {
  return memory.turns.get(siteId) ?? 0;
}

/** Remembers a selection the crowd of a site bet on. */
export function noteTaken(memory: CrowdMemory, siteId: string, selectionId: string): void {
  const known = memory.taken.get(siteId) ?? [];
  memory.taken.set(siteId, [...known, selectionId].slice(-takenMax));
}
