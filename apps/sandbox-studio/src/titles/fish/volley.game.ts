import {
  multiplierScale,
  numbersFrom,
  ParamReader,
  type GameEvent,
  type InstantGame,
} from '@pavilion/games';
import {
  chestPays,
  fishingGames,
  sharersOf,
  targetKinds,
  targetMultipliers,
  weaponNames,
  weapons,
  type TargetKind,
  type Weapon,
} from '@pavilion/games/fishing/index';
import { drawKills } from '@pavilion/games/fishing/shot';

interface Volley {
  weapon: Weapon;
  targets: readonly TargetKind[];
  shots: number;
}

const mostShots = 10;
const mostTargets = 12;
const bestOfChest = Math.max(...chestPays.map(({ multiplier }) => multiplier));

const bestOf = (kind: TargetKind): number =>
  kind === 'chest' ? bestOfChest : targetMultipliers[kind];

/** What all targets pay that one volley can catch: each of them once. */
const topOf = ({ targets }: Volley): bigint =>
  BigInt(targets.reduce((sum, kind) => sum + bestOf(kind), 0)) * multiplierScale;

function readTargets(reader: ParamReader): readonly TargetKind[] {
  const value = reader.raw('targets');
  if (!Array.isArray(value)) reader.problem('targets', 'invalidType');
  else if (value.length === 0) reader.problem('targets', 'belowMinimum');
  else if (value.length > mostTargets) reader.problem('targets', 'aboveMaximum');
  else {
    const known = value.flatMap((item) => targetKinds.filter((kind) => kind === item));
    if (known.length === value.length) return known;
    reader.problem('targets', 'invalidChoice');
  }
  return [];
}

/** How many shots of a volley cost something: those that something it can catch is left for. */
function shoot({ weapon, targets, shots }: Volley, draw: Parameters<typeof drawKills>[2]) {
  let alive = targets.map((kind, place) => ({ id: String(place), kind }));
  const events: GameEvent[] = [];
  const caught: number[] = [];
  let fired = 0;
  let won = 0;
  for (const shot of numbersFrom(1, shots)) {
    const sharers = sharersOf(weapon, alive);
    if (sharers.length === 0) break;
    fired += 1;
    const kills = drawKills(weapon, sharers, draw);
    for (const { id, multiplier } of kills) {
      events.push({ type: 'caught', shot, target: Number(id), multiplier });
      caught.push(Number(id));
      won += multiplier;
    }
    alive = alive.filter(({ id }) => !kills.some((kill) => kill.id === id));
  }
  return { events, caught, fired, won };
}

/** A volley at fish: the bet is one cannon's shot; shots for which nothing is left come back. */
export const volley: InstantGame<Volley, { fired: number; caught: readonly number[] }> = {
  engine: 'instant',
  code: 'volley',
  name: 'Volley',
  category: 'fish',
  version: 1,
  volatility: 'medium',
  maxMultiplierE4: 1_000n * multiplierScale,
  paramsSchema: { type: 'object', required: ['weapon', 'targets', 'shots'] },
  rtp: () => fishingGames.fishing.rtp(),
  parseParams(raw) {
    const reader = new ParamReader(raw);
    const weapon = reader.choice('weapon', weaponNames);
    const shots = reader.integer('shots', 1, mostShots);
    const targets = readTargets(reader);
    const aimed = targets.map((kind, place) => ({ id: String(place), kind }));
    if (!reader.firstProblem() && sharersOf(weapon, aimed).length === 0)
      reader.problem('targets', 'invalidChoice');
    return reader.done({ weapon, targets, shots });
  },
  topMultiplierE4: topOf,
  costE4: ({ weapon, shots }) => BigInt(weapons[weapon].cost * shots) * multiplierScale,
  play(params, stream) {
    const { events, caught, fired, won } = shoot(params, stream);
    const spared = (params.shots - fired) * weapons[params.weapon].cost;
    return {
      outcome: { fired, caught },
      multiplierE4: BigInt(won + spared) * multiplierScale,
      events: [{ type: 'fired', shots: fired, spared }, ...events],
    };
  },
};
