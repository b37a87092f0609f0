import type { Executor } from '@pavilion/database';
import { isOnScreen, spawnById, type Shot, type TargetKind } from '@pavilion/games/fishing/index';
import { readCaught, type SeaRow } from './sea.store.ts';

/** What swam by so long ago is forgotten: it can be caught no more. */
export const rememberedMs = 24 * 60 * 60 * 1000;

/**
 * Shots with those of their targets that swam when they hit, half a second more or less, and the
 * kinds of all that nobody has caught. The caller holds the sea.
 */
export async function aimedAt(
  executor: Executor,
  sea: SeaRow,
  shots: readonly Shot[],
  now: Date,
): Promise<{ aimed: Shot[]; kindOf: (id: string) => TargetKind | null }> {
  const ids = [...new Set(shots.flatMap(({ targets }) => targets))];
  const forgottenMs = now.getTime() - sea.started_at.getTime() - rememberedMs;
  const spawns = new Map(
    ids.flatMap((id) => {
      const spawn = spawnById(sea.sea_seed, id);
      const isKnown = spawn !== null && spawn.startMs + spawn.crossingMs > forgottenMs;
      return isKnown ? [[id, spawn] as const] : [];
    }),
  );
  const asked = { siteId: sea.site_id, seaId: sea.id, ids: [...spawns.keys()] };
  for (const id of await readCaught(executor, asked)) spawns.delete(id);
  const swims = (id: string, atMs: number): boolean => {
    const spawn = spawns.get(id);
    return spawn !== undefined && isOnScreen(spawn, atMs);
  };
  return {
    aimed: shots.map((shot) => ({
      ...shot,
      targets: shot.targets.filter((id) => swims(id, shot.atMs)),
    })),
    kindOf: (id) => spawns.get(id)?.kind ?? null,
  };
}
