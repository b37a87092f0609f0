import type { CallInput, CallResponse, racingResults } from '@pavilion/contracts';
import { houseProviderCode, hundredthsText, type JsonObject } from '@pavilion/games';
import { isRaceCode, raceGameCodes, raceOutcomeOf } from '@pavilion/games/pools/index';
import type { ServerContext } from '../../../context.ts';
import type { RequestContext } from '../../../http/route.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import { readChain } from '../fairness/index.ts';
import { keptTable, shownTable } from '../rounds/index.ts';
import { courseName, coursesOf, raceOf } from './courses.ts';
import { dividendsOf } from './dividends.ts';
import { readEndedRaces, type EndedRace } from './race.store.ts';

type Result = CallResponse<typeof racingResults>['value'][number];

const pageSizeDefault = 20;
const placedShown = 4;

/** Races that are over, newest first. A cursor is the last round that was seen. */
export async function listRaceResults(
  context: RequestContext,
  input: Omit<CallInput<typeof racingResults>, 'domain_name'>,
): Promise<CallResponse<typeof racingResults>> {
  const { server, site } = context;
  const limit = input.limit ?? pageSizeDefault;
  const rows = await readEndedRaces(server.database.db, {
    siteId: site.id,
    providerCode: houseProviderCode,
    gameCodes: input.game === undefined ? raceGameCodes : [input.game],
    tableId: input.table_id === undefined ? null : keptTable(input.table_id),
    after: readIdCursor(input.cursor) ?? null,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const courses = await coursesOf(context, {});
  const names = new Map(courses.map(({ of, name }) => [`${of.gameCode} ${of.tableId}`, name]));
  const value = await Promise.all(
    shown.map((row) =>
      resultOf(context, row, names.get(`${row.game_code} ${row.table_id}`) ?? null),
    ),
  );
  return { value, next_cursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

async function resultOf(
  { server, site }: RequestContext,
  row: EndedRace,
  name: string | null,
): Promise<Result> {
  const code = row.game_code;
  if (!isRaceCode(code)) throw new Error(`no race ${code}`);
  return {
    round_id: row.id,
    game: code,
    table_id: shownTable(row.table_id),
    course: courseName(code, row.table_id, name),
    index: row.chain_index,
    starts_at: row.starts_at.toISOString(),
    settled_at: row.ends_at?.toISOString() ?? null,
    hash: row.hash,
    outcome: row.outcome ?? {},
    placed: row.void_reason === null ? await placedOf(server, row, code) : [],
    dividends: dividendsOf(row, site.currency.code),
  };
}

/** Who came in first, with their fixed prices to win. */
async function placedOf(
  server: ServerContext,
  row: EndedRace,
  code: Parameters<typeof raceOf>[0]['code'],
): Promise<Result['placed']> {
  if (row.chain_id === null) return [];
  const chain = await readChain(server.database.db, row.chain_id);
  const { card, priceOf } = raceOf({ code }, chain, row.chain_index);
  const { order } = raceOutcomeOf((row.outcome ?? {}) as JsonObject);
  return order.slice(0, placedShown).flatMap((number) => {
    const runner = card.runners.find((one) => one.number === number);
    const price = priceOf({ kind: 'win', runners: [number] });
    if (!runner) return [];
    return [
      {
        key: String(number),
        price: price === null ? null : hundredthsText(price),
        name: runner.name,
        silk: runner.silk,
      },
    ];
  });
}
