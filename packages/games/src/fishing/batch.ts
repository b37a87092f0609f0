import type { RandomStream } from '../fairness/index.ts';
import { drawKills, sharersOf, type Target } from './shot.ts';
import { weapons, type TargetKind, type Weapon } from './targets.ts';

/** A shot as it hit. */
export interface Shot {
  shotId: string;
  /** The player's clock since the sea's start; the picture's time, decides no money. */
  atMs: number;
  weapon: Weapon;
  betMinor: bigint;
  /** Ids in the order they were hit. */
  targets: readonly string[];
}

export interface ShotResult {
  shotId: string;
  chargedMinor: bigint;
  /** Ids of those who shared the shot. */
  sharers: readonly string[];
  kills: readonly { id: string; multiplier: number; winMinor: bigint }[];
  /** From the first shot on that the meter did not pay. */
  meterEmpty?: true;
}

export interface BatchResult {
  results: readonly ShotResult[];
  meterMinor: bigint;
  costMinor: bigint;
  winMinor: bigint;
  /** Ids that are gone with this batch. */
  caught: readonly string[];
}

const missed = ({ shotId }: Shot): ShotResult => ({
  shotId,
  chargedMinor: 0n,
  sharers: [],
  kills: [],
});

/** Of the ids a shot names, the living ones in their order, each once. */
function livingOf(
  ids: readonly string[],
  kindOf: (id: string) => TargetKind | null,
  gone: ReadonlySet<string>,
): readonly Target[] {
  return [...new Set(ids)].flatMap((id) => {
    const kind = gone.has(id) ? null : kindOf(id);
    return kind ? [{ id, kind }] : [];
  });
}

/**
 * Plays a batch of shots in order from one stream (7). `kindOf` says what still swims; what an
 * earlier shot of the batch caught is gone for the later ones. A shot without sharers costs nothing
 * and draws nothing; from the first shot on that the meter does not pay nothing is charged. The
 * meter never falls below 0.
 */
export function playBatch(
  shots: readonly Shot[],
  meterMinor: bigint,
  kindOf: (id: string) => TargetKind | null,
  stream: RandomStream,
): BatchResult {
  const gone = new Set<string>();
  let meter = meterMinor;
  let isEmpty = false;
  const results = shots.map((shot): ShotResult => {
    if (isEmpty) return { ...missed(shot), meterEmpty: true };
    const sharers = sharersOf(shot.weapon, livingOf(shot.targets, kindOf, gone));
    if (sharers.length === 0) return missed(shot);
    const chargedMinor = shot.betMinor * BigInt(weapons[shot.weapon].cost);
    if (chargedMinor > meter) {
      isEmpty = true;
      return { ...missed(shot), meterEmpty: true };
    }
    const kills = drawKills(shot.weapon, sharers, stream).map((kill) => ({
      ...kill,
      winMinor: shot.betMinor * BigInt(kill.multiplier),
    }));
    meter -= chargedMinor;
    for (const { id, winMinor } of kills) {
      gone.add(id);
      meter += winMinor;
    }
    return { shotId: shot.shotId, chargedMinor, sharers: sharers.map(({ id }) => id), kills };
  });
  const costMinor = results.reduce((sum, result) => sum + result.chargedMinor, 0n);
  const winMinor = meter - meterMinor + costMinor;
  return { results, meterMinor: meter, costMinor, winMinor, caught: [...gone] };
}
