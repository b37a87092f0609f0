import type { CallInput, CallResponse, racingRaceGet } from '@pavilion/contracts';
import { fractionText, fromHex, hundredthsText, sharedStream } from '@pavilion/games';
import type { RaceRound } from '@pavilion/games/pools/index';
import { lowestTerms, racingGames, type RaceCourse } from '@pavilion/games/racing/index';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { activeChain, readChain, type ChainRow } from '../fairness/index.ts';
import { poolsViewOf, readRoundPools, readRoundsOf, type SharedRoundRow } from '../rounds/index.ts';
import { oneCourse, raceOf, type Course } from './courses.ts';
import { dividendsOf } from './dividends.ts';
import { entryOf, factsOf, nextRace } from './race-list.service.ts';
import { readRaceRound } from './race.store.ts';

type Detail = CallResponse<typeof racingRaceGet>['value'];

/** So many races ahead may be looked at. */
const aheadMax = 50;

/** A race at a course: one that has a round, or one to come of the chain in use. */
export interface FoundRace {
  course: Course;
  chain: ChainRow;
  race: RaceRound;
  index: number;
  round: SharedRoundRow | null;
  /** End of its betting. */
  startsAt: Date;
}

/** Finds a race. Fails with gameNotFound, tableNotFound, raceNotFound. */
export async function findRace(
  context: RequestContext,
  input: Pick<CallInput<typeof racingRaceGet>, 'game' | 'table_id' | 'index'>,
): Promise<FoundRace> {
  const { server, now } = context;
  const { db } = server.database;
  const { index } = input;
  const course = await oneCourse(context, input);
  const round = await readRaceRound(db, course.of, index);
  const active = await activeChain(server, course.of);
  // A number that the chain in use has not come to belongs to it, whatever an earlier chain had
  // there.
  if (active && index >= active.next_index) {
    if (index > Math.min(active.length, active.next_index + aheadMax)) return fail('raceNotFound');
    const [newest] = await readRoundsOf(db, course.of, 1);
    const next = nextRace(course, active, newest ?? null, now);
    const everyMs = course.game.pools?.clock?.everyMs ?? 0;
    const startsAt = new Date(next.startsAt.getTime() + (index - next.index) * everyMs);
    const race = raceOf(course, active, index);
    return { course, chain: active, race, index, round: null, startsAt };
  }
  if (!round || round.chain_id === null) return fail('raceNotFound');
  const chain = await readChain(db, round.chain_id);
  const race = raceOf(course, chain, index);
  return { course, chain, race, index, round, startsAt: round.starts_at };
}

/** A race with its card, its prices and, once told, how it was run and what it paid. */
export async function getRace(
  context: RequestContext,
  input: Omit<CallInput<typeof racingRaceGet>, 'domain_name'>,
): Promise<CallResponse<typeof racingRaceGet>> {
  const { server, site, now } = context;
  const found = await findRace(context, input);
  const { course, race, round, index } = found;
  const view = round && (await poolsViewOf(server, round, site.currency.code));
  const run = runOf(found);
  return {
    value: {
      ...(round
        ? entryOf(course, race, round, now)
        : {
            ...factsOf(course, race, index),
            round_id: null,
            starts_at: found.startsAt.toISOString(),
            stage: 'resting' as const,
          }),
      card: { runners: race.card.runners.map((runner) => runnerView(race, runner)) },
      prices: pricesOf(race),
      pools: view && 'pools' in view ? view.pools : [],
      outcome: round?.outcome ?? null,
      hash: round?.hash ?? null,
      photo: run?.photo ?? null,
      run: run && runView(run),
      dividends: round ? await paidPools(context, round) : null,
      server_time: server.clock.now().toISOString(),
    },
  };
}

function runnerView(
  { chances }: RaceRound,
  { number, name, silk, weight, form }: RaceRound['card']['runners'][number],
): Detail['card']['runners'][number] {
  const chance = lowestTerms(chances.chanceOf({ kind: 'win', runners: [number] }));
  return { number, name, silk, weight, chance: fractionText(chance), form: [...form] };
}

function pricesOf({ card, priceOf }: RaceRound): Detail['prices'] {
  const of = (kind: 'win' | 'place' | 'show'): Array<string | null> =>
    card.runners.map(({ number }) => {
      const price = priceOf({ kind, runners: [number] });
      return price === null ? null : hundredthsText(price);
    });
  return { win: of('win'), place: of('place'), show: of('show') };
}

/** How the race of a told result is run, from the same stream after it. */
function runOf({ course, chain, race, index, round }: FoundRace): RaceCourse | null {
  const { hash = null, entropy = null } = round ?? {};
  if (hash === null || entropy === null) return null;
  const stream = sharedStream('pool', { link: fromHex(hash), salt: chain.salt, index, entropy });
  return racingGames[course.code].run(race.card, stream).course;
}

const runView = ({ distanceMetres, startsMoving, runners }: RaceCourse): Detail['run'] => ({
  distance_metres: distanceMetres,
  starts_moving: startsMoving,
  runners: runners.map(({ number, gates }) => ({
    number,
    gates: gates.map(({ atMs, metres }) => ({ at_ms: atMs, metres })),
  })),
});

async function paidPools(
  { server, site }: RequestContext,
  round: SharedRoundRow,
): Promise<Detail['dividends']> {
  const row = await readRoundPools(server.database.db, { siteId: site.id, roundId: round.id });
  return row?.ended_at ? dividendsOf(row, site.currency.code) : null;
}
