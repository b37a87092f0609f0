import type {
  CallInput,
  CallResponse,
  lotteryDrawGet,
  lotteryDrawList,
  lotteryResults,
} from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { parseInstant } from '@pavilion/domain/input';
import { formatAmount } from '@pavilion/domain/money';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { readCursor } from '../../../read-cursor.ts';
import {
  readDraw,
  readDrawsToCome,
  readSettledDraws,
  type DrawRow,
  type DrawWithChain,
} from './draw.store.ts';
import { drawView, tiersView } from './draw-view.ts';
import { rolloverOf } from './rollover.service.ts';

type Where = Pick<RequestContext, 'server' | 'site'>;

/** Draws that were, in a list of those to come. */
const settledShown = 20;
const resultsPerPage = 20;

/**
 * What rolls over to each draw: to the first of a lottery with a fund that is not shared yet;
 * nothing to those after it.
 */
async function rolloversOf(
  { server, site }: Where,
  draws: readonly DrawRow[],
): Promise<(draw: DrawRow) => bigint> {
  const waiting = draws.filter((draw) => draw.guarantee_minor !== null && !isShared(draw));
  const first = new Map<string, DrawRow>();
  for (const draw of waiting) {
    const known = first.get(draw.game_code);
    if (!known || draw.draw_at < known.draw_at) first.set(draw.game_code, draw);
  }
  const sums = new Map<string, bigint>();
  for (const [gameCode, { id }] of first) sums.set(id, await rolloverOf(server, site, gameCode));
  return ({ id }) => sums.get(id) ?? 0n;
}

const isShared = (draw: DrawRow): boolean => draw.rollover_minor !== null;

/** Draws to come, the soonest first, then the last that were. */
export async function listDraws(
  { server, site }: Where,
  { game, state }: Pick<CallInput<typeof lotteryDrawList>, 'game' | 'state'>,
): Promise<CallResponse<typeof lotteryDrawList>> {
  const { db } = server.database;
  const asked = { siteId: site.id, gameCode: game };
  const toCome = state === 'settled' ? [] : await readDrawsToCome(db, asked);
  const rolloverFor = await rolloversOf({ server, site }, toCome);
  const settled =
    state === undefined || state === 'settled'
      ? await readSettledDraws(db, { ...asked, limit: settledShown })
      : [];
  const views = [...toCome, ...settled].map((draw) =>
    drawView(draw, site.currency.code, rolloverFor(draw)),
  );
  return { value: views.filter((view) => state === undefined || view.state === state) };
}

/** A draw of the site by what the wire calls it. Fails with drawNotFound. */
export async function drawOf({ server, site }: Where, code: string): Promise<DrawWithChain> {
  const draw = await readDraw(server.database.db, { siteId: site.id, code });
  return draw ?? fail('drawNotFound');
}

/** A draw with what it can be checked by. */
export async function getDraw(
  context: Where,
  { draw_id: code }: Pick<CallInput<typeof lotteryDrawGet>, 'draw_id'>,
): Promise<CallResponse<typeof lotteryDrawGet>> {
  const draw = await drawOf(context, code);
  const { server, site } = context;
  const currency = site.currency.code;
  const asked = { siteId: site.id, gameCode: draw.game_code };
  const rolloverFor = isShared(draw)
    ? () => 0n
    : await rolloversOf(context, await readDrawsToCome(server.database.db, asked));
  return {
    value: {
      ...drawView(draw, currency, rolloverFor(draw)),
      commitment: {
        terminating_hash: draw.terminating_hash,
        salt: draw.salt,
        root: draw.root,
        entropy_source: draw.entropy_source,
        entropy: draw.entropy,
        hash: draw.hash,
      },
      outcome: draw.outcome,
      tiers: tiersView(draw, currency),
      number_limit:
        draw.number_limit_minor === null ? null : formatAmount(draw.number_limit_minor, currency),
      prize_table: draw.prize_table === 'pcso' ? 'pcso' : 'pavilion',
      settled_at: draw.settled_at?.toISOString() ?? null,
    },
  };
}

/** Settled draws of a lottery, newest first, page by page. */
export async function listResults(
  { server, site }: Where,
  input: Omit<CallInput<typeof lotteryResults>, 'domain_name' | 'external_id'>,
): Promise<CallResponse<typeof lotteryResults>> {
  const { game, from, to, number, cursor, limit = resultsPerPage } = input;
  const currency = site.currency.code;
  const rows = await readSettledDraws(server.database.db, {
    siteId: site.id,
    gameCode: game,
    from: from === undefined ? null : new Date(from),
    to: to === undefined ? null : new Date(to),
    number: number === undefined || number === '' ? null : number,
    before: readCursor(cursor, placeOf) ?? null,
    limit: limit + 1,
  });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    value: shown.map((draw) => ({
      ...drawView(draw, currency, 0n),
      outcome: draw.outcome ?? {},
      tiers: tiersView(draw, currency),
      hash: draw.hash,
      settled_at: (draw.settled_at ?? draw.draw_at).toISOString(),
    })),
    next_cursor: rows.length > limit && last ? `${last.draw_at.toISOString()} ${last.id}` : null,
  };
}

/** Before which draw a page begins; null: no page gave such a cursor. */
function placeOf(cursor: string): { drawAt: Date; id: string } | null {
  const [at = '', id = ''] = cursor.split(' ');
  const drawAtMs = parseInstant(at);
  return drawAtMs !== null && isUuid(id) ? { drawAt: new Date(drawAtMs), id } : null;
}
