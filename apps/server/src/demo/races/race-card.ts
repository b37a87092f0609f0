import { createSeededRandom, randomInteger, randomNormal, shuffled } from '@pavilion/domain/random';
import { keyOfName, type LocalNames } from '@pavilion/domain/simulation';
import type { RaceRunner } from '@pavilion/sports';
import type { DemoRace } from './race-calendar.ts';
import { runnerNames } from './race-names.ts';

export interface CardRunner extends RaceRunner {
  number: number;
  names: LocalNames;
}

/** Who is meant to run, with what chance, and who is withdrawn when. */
export interface RaceCard {
  runners: readonly CardRunner[];
  isHandicap: boolean;
  withdrawals: readonly { runnerId: string; at: Date }[];
}

const traps = 6;
const field = { least: 5, most: 18 };
/** From so many on a race of horses may be a handicap. */
const handicapFrom = 12;
/** How far strengths lie apart: of a handicap, and of any other race. */
const spread = { handicap: 0.55, other: 0.85 };
const minuteMs = 60_000;
/** Of ten races of horses one loses a runner, of a hundred one loses two. */
const withdrawn = { one: 0.1, two: 0.01, latestMs: 2 * minuteMs, earliestMs: 90 * minuteMs };

const cards = new WeakMap<DemoRace, RaceCard>();

/** The card of a race; it follows from the seed. */
export function cardOf(race: DemoRace): RaceCard {
  const known = cards.get(race);
  if (known) return known;
  const made = drawCard(race);
  cards.set(race, made);
  return made;
}

function drawCard({ seed, course, off }: DemoRace): RaceCard {
  const random = createSeededRandom(`${seed}/card`);
  const isHorses = course.runs === 'horses';
  const count = isHorses ? randomInteger(random, field.least, field.most) : traps;
  const isHandicap = isHorses && count >= handicapFrom && random.next() < 0.5;
  const names = shuffled(random, runnerNames).slice(0, count);
  const deviation = isHandicap ? spread.handicap : spread.other;
  const strengths = names.map(() => Math.exp(randomNormal(random, 0, deviation)));
  const all = strengths.reduce((sum, one) => sum + one, 0);
  const runners = names.map((own, index): CardRunner => ({
    runnerId: keyOfName(own.EN),
    number: index + 1,
    names: own,
    winChance: (strengths[index] ?? 0) / all,
  }));
  const luck = random.next();
  const out = !isHorses || luck > withdrawn.one ? 0 : luck > withdrawn.two ? 1 : 2;
  const withdrawals = shuffled(random, runners)
    .slice(0, out)
    .map(({ runnerId }) => ({
      runnerId,
      at: new Date(off.getTime() - randomInteger(random, withdrawn.latestMs, withdrawn.earliestMs)),
    }));
  return { runners, isHandicap, withdrawals };
}

/** Those that still run, their chances made whole again. */
export function stillRunning(card: RaceCard, out: ReadonlySet<string>): CardRunner[] {
  const left = card.runners.filter(({ runnerId }) => !out.has(runnerId));
  const all = left.reduce((sum, { winChance }) => sum + winChance, 0);
  return left.map((runner) => ({ ...runner, winChance: runner.winChance / all }));
}
