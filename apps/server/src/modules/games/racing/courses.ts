import { fromHex, type PublishedChain, type RoundGame } from '@pavilion/games';
import {
  isRaceCode,
  raceRoundAt,
  type RaceGameCode,
  type RaceRound,
} from '@pavilion/games/pools/index';
import { racingGames } from '@pavilion/games/racing/index';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import type { ChainRow, RoundTable } from '../fairness/index.ts';
import { offeredTables, shownTable, type OfferedTable } from '../rounds/index.ts';

/** A course of a site: a table of one of the games of races. */
export interface Course {
  of: RoundTable;
  code: RaceGameCode;
  game: RoundGame<unknown>;
  name: string;
  isPlayMoney: boolean;
}

/**
 * What a game's first course is called where its operator says nothing; others are called by their
 * number.
 */
const firstNames: Record<RaceGameCode, string> = {
  'horse-racing': 'Larkfield Park',
  greyhounds: 'Copper Lane',
  harness: 'Maple Oval',
};

/** Courses of the races that a site offers, of one game or one table where that is asked for. */
export async function coursesOf(
  context: Pick<RequestContext, 'server' | 'site'>,
  { game, tableId }: { game?: string | undefined; tableId?: string | undefined },
): Promise<Course[]> {
  const tables = await offeredTables(
    context,
    ({ code }) => isRaceCode(code) && (game === undefined || code === game),
  );
  return tables
    .filter(({ of }) => tableId === undefined || shownTable(of.tableId) === tableId)
    .flatMap(courseOf);
}

function courseOf({ of, game, table }: OfferedTable): Course[] {
  const code = of.gameCode;
  if (!isRaceCode(code)) return [];
  const name = courseName(code, of.tableId, table.name);
  return [{ of, code, game, name, isPlayMoney: table.isPlayMoney }];
}

/** What a course is called. */
export function courseName(code: RaceGameCode, tableId: string, said: string | null): string {
  return said ?? (tableId === '' ? firstNames[code] : `${firstNames[code]} ${tableId}`);
}

/** One course. Fails with gameNotFound, tableNotFound. */
export async function oneCourse(
  context: Pick<RequestContext, 'server' | 'site'>,
  { game, table_id: tableId = '1' }: { game: RaceGameCode; table_id?: string | undefined },
): Promise<Course> {
  const ofGame = await coursesOf(context, { game });
  if (ofGame.length === 0) return fail('gameNotFound');
  return ofGame.find(({ of }) => shownTable(of.tableId) === tableId) ?? fail('tableNotFound');
}

/** What everybody knows of a chain before its rounds. */
export const publishedChain = ({
  terminating_hash,
  salt,
}: Pick<ChainRow, 'terminating_hash' | 'salt'>): PublishedChain => ({
  terminatingHash: fromHex(terminating_hash),
  salt,
});

/** The race of this number in a chain. */
export const raceOf = (
  { code }: Pick<Course, 'code'>,
  chain: Pick<ChainRow, 'terminating_hash' | 'salt'>,
  index: number,
): RaceRound => raceRoundAt(racingGames[code], publishedChain(chain), index);
