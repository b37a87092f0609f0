import type { AliveSource } from '../../../alive-source.ts';
import type { ServerContext } from '../../../context.ts';
import { readRoundsOf } from '../rounds/index.ts';
import { coursesOf, type Course } from './courses.ts';
import { racesOf } from './race-list.service.ts';

/** The race that takes bets, else the one after it: one of the two first of a course. */
const looked = 2;

/** The next race of each course for money that is awake, the soonest first. */
export const nextRaces: AliveSource = {
  part: 'races',
  async read(server, site) {
    const all = await coursesOf({ server, site }, {});
    const courses = all.filter(({ isPlayMoney }) => !isPlayMoney);
    const found = await Promise.all(courses.map((course) => nextOf(server, course)));
    return found.flat().toSorted((a, b) => a.starts_at.localeCompare(b.starts_at));
  },
};

async function nextOf(server: ServerContext, course: Course) {
  const [newest] = await readRoundsOf(server.database.db, course.of, 1);
  if (!newest || newest.next_at === null) return [];
  const races = await racesOf(server, course, looked, server.clock.now());
  const next = races.find(({ stage, round_id: id }) => stage === 'betting' || id === null);
  if (!next) return [];
  const { provider_code, game: game_code, table_id, index, starts_at, runners } = next;
  return [{ provider_code, game_code, table_id, course: course.name, index, starts_at, runners }];
}
