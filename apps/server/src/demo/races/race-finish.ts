import type { EventRunner } from '@pavilion/database';
import { createSeededRandom, randomInteger } from '@pavilion/domain/random';
import { runRace, type Facts, type RunnerFacts } from '@pavilion/sports';
import type { DemoRace } from './race-calendar.ts';
import { cardOf, stillRunning } from './race-card.ts';

/** So often two runners cannot be told apart at the post. */
const levelShare = 0.02;

/**
 * How a race ended: run by those who were not withdrawn, by the law its prices are made of. Who was
 * withdrawn is told with the odds it was offered at last.
 */
export function finishOf(race: DemoRace, runners: readonly EventRunner[]): Facts {
  const random = createSeededRandom(`${race.seed}/run`);
  const card = cardOf(race);
  const out = runners.filter(({ withdrawn }) => withdrawn !== null);
  const ran = stillRunning(card, new Set(out.map(({ id }) => id)));
  const facts = runRace(ran, random);
  const level =
    random.next() < levelShare ? randomInteger(random, 1, Math.max(ran.length - 1, 1)) : null;
  return {
    ...facts,
    startedAtMs: race.off.getTime(),
    isHandicap: card.isHandicap,
    runners: [
      ...facts.runners.map((runner) => levelled(runner, level)),
      ...out.map(withdrawnFacts),
    ],
    withdrawals: out.flatMap(({ id, withdrawn }) =>
      withdrawn === null
        ? []
        : [{ runnerId: id, atMs: Date.parse(withdrawn.at), oddsMilli: withdrawn.oddsMilli }],
    ),
  };
}

/** Whoever came in next to a level place shares it; the place behind stays empty. */
const levelled = (runner: RunnerFacts, level: number | null): RunnerFacts =>
  level !== null && runner.position === level + 1 ? { ...runner, position: level } : runner;

const withdrawnFacts = ({ id }: EventRunner): RunnerFacts => ({
  runnerId: id,
  position: null,
  status: 'withdrawn',
});
