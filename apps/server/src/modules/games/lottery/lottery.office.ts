import { officeCalls, type OfficeAnswer, type OfficeInput } from '@pavilion/contracts/office';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import {
  endSale,
  lockDraw,
  moveDraw,
  readDrawsToCome,
  readPaid,
  readSettledDraws,
} from './draw.store.ts';
import {
  readLotteryGame,
  readLotteryGames,
  writeLotteryGame,
  type LotteryGameRow,
} from './lottery-game.store.ts';
import { firstSettings } from './lottery-settings.ts';
import { reserveLeft, rolloverOf } from './rollover.service.ts';

type SetInput = OfficeInput<typeof officeCalls.lotterySet>;
type SettingsView = OfficeAnswer<typeof officeCalls.lotterySet>;

const dayNames = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const settledShown = 20;

function settingsView(row: LotteryGameRow, { currency }: Pick<Site, 'currency'>): SettingsView {
  const amount = (minor: bigint | null): string | null =>
    minor === null ? null : formatAmount(minor, currency.code);
  return {
    game: row.game_code,
    is_on: row.is_enabled,
    days: row.weekdays.map((day) => dayNames[day] ?? String(day)),
    times: row.times,
    prizes: row.prize_table,
    price: amount(row.price_minor),
    guarantee: amount(row.guarantee_minor),
    number_limit: amount(row.number_limit_minor),
  };
}

/** An amount that staff gave, of a field that the lottery has; what it is where none was given. */
function amountOf(
  text: string | undefined,
  held: bigint | null,
  what: string,
  { currency }: Pick<Site, 'currency'>,
): bigint | null {
  if (text === undefined) return held;
  if (held === null) throw new OperatorError(`this lottery has no ${what}`);
  const minor = parseAmount(text, currency.code);
  if (minor === null || minor <= 0n)
    throw new OperatorError(`${text} is no amount of ${currency.code}`);
  return minor;
}

function changed(before: LotteryGameRow, asked: SetInput, site: Site, now: Date): LotteryGameRow {
  const { state, days, times, prizes, price, guarantee, number_limit: limit } = asked;
  return {
    ...before,
    is_enabled: state === undefined ? before.is_enabled : state === 'on',
    weekdays: days
      ? [...new Set(days.map((day) => dayNames.indexOf(day)))].toSorted((one, other) => one - other)
      : before.weekdays,
    times: times ? [...new Set(times)].toSorted() : before.times,
    prize_table: prizes ?? before.prize_table,
    price_minor: amountOf(price, before.price_minor, 'price', site),
    guarantee_minor: amountOf(guarantee, before.guarantee_minor, 'guarantee', site),
    number_limit_minor: amountOf(limit, before.number_limit_minor, 'limit of numbers', site),
    changed_at: now,
  };
}

async function setLottery(
  server: ServerContext,
  actor: string,
  asked: SetInput,
): Promise<SettingsView> {
  const site = findSite(server, asked.site);
  const now = server.clock.now();
  const of = { siteId: site.id, gameCode: asked.game };
  return changeAsOperator(server, actor, {
    action: 'lottery.set',
    subject: { siteId: site.id, subject: asked.game },
    lock: (trx) => readLotteryGame(trx, of),
    work: async (trx, held) => {
      const first = firstSettings(asked.game, {
        siteId: site.id,
        currency: site.currency.code,
        now,
      });
      const after = changed(held ?? first, asked, site, now);
      await writeLotteryGame(trx, after);
      const answer = settingsView(after, site);
      return { answer, before: held ? settingsView(held, site) : null, after: answer };
    },
  });
}

async function listLotteries(server: ServerContext, name: string) {
  const site = findSite(server, name);
  const rows = await readLotteryGames(server.database.db, site.id);
  const value = rows.map(async (row) => {
    const hasFund = row.guarantee_minor !== null;
    const text = async (minor: Promise<bigint>): Promise<string> =>
      formatAmount(await minor, site.currency.code);
    return {
      ...settingsView(row, site),
      pool: hasFund ? await text(rolloverOf(server, site, row.game_code)) : null,
      reserve: hasFund ? await text(reserveLeft(server, site, row.game_code)) : null,
    };
  });
  return { value: await Promise.all(value) };
}

async function listDraws(
  server: ServerContext,
  { site: name, game }: OfficeInput<typeof officeCalls.lotteryDraws>,
) {
  const site = findSite(server, name);
  const { db } = server.database;
  const asked = { siteId: site.id, gameCode: game };
  const toCome = await readDrawsToCome(db, asked);
  const settled = await readSettledDraws(db, { ...asked, limit: settledShown });
  const draws = [...toCome, ...settled];
  const paid = await readPaid(
    db,
    draws.map(({ id }) => id),
  );
  return {
    value: draws.map((draw) => ({
      draw_id: draw.draw_code,
      state: draw.state,
      cut_off_at: draw.cut_off_at.toISOString(),
      draw_at: draw.draw_at.toISOString(),
      tickets: draw.ticket_count,
      sales: formatAmount(draw.sales_minor, site.currency.code),
      paid: formatAmount(paid.get(draw.id) ?? 0n, site.currency.code),
      entropy_source: draw.entropy_source,
      void_reason: draw.void_reason,
    })),
  };
}

/** What the draw's record says; why in the operator's words stands in the log of changes. */
const calledOff = 'cancelled';

async function callOff(
  server: ServerContext,
  actor: string,
  { site: name, draw: code, reason }: OfficeInput<typeof officeCalls.lotteryVoid>,
): Promise<{ draw: string; tickets: number }> {
  const site = findSite(server, name);
  const now = server.clock.now();
  return changeAsOperator(server, actor, {
    action: 'lottery.void',
    reason,
    subject: { siteId: site.id, subject: code },
    lock: async (trx) => {
      const draw = await lockDraw(trx, { siteId: site.id, code });
      if (!draw) throw new OperatorError(`there is no draw ${code}`);
      return draw;
    },
    refuse: ({ state, void_reason: why }) => {
      if (why !== null) return 'it is called off already';
      return state === 'drawn' || state === 'settled' ? 'its numbers are drawn already' : null;
    },
    work: async (trx, draw) => {
      await endSale(trx, { drawId: draw.id, isEarly: true, now });
      const state = draw.state === 'open' ? 'ending' : draw.state;
      const after = await moveDraw(trx, { id: draw.id, state }, { void_reason: calledOff });
      if (!after) throw new Error('a locked draw was changed by another');
      return {
        answer: { draw: draw.draw_code, tickets: after.ticket_count },
        before: { state: draw.state },
        after: { void: calledOff },
      };
    },
  });
}

/** What staff do about lotteries. */
export const lotteryOffice = [
  defineOffice(officeCalls.lotteryList, ({ server }, { site }) => listLotteries(server, site)),
  defineOffice(officeCalls.lotterySet, ({ server, actor }, asked) =>
    setLottery(server, actor, asked),
  ),
  defineOffice(officeCalls.lotteryDraws, ({ server }, asked) => listDraws(server, asked)),
  defineOffice(officeCalls.lotteryVoid, ({ server, actor }, asked) =>
    callOff(server, actor, asked),
  ),
];
