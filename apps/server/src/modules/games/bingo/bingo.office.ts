import { officeCalls, type OfficeAnswer, type OfficeInput } from '@pavilion/contracts/office';
import type { Executor } from '@pavilion/database';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { houseStakeLimits } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { findSite } from '../../../operator/find-site.ts';
import { defineOffice } from '../../../operator/office.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { readActiveChain, retireChain } from '../fairness/index.ts';
import { callOff, listGamesOfSite } from './bingo-games.office.ts';
import { endUnsoldGames } from './game.store.ts';
import { fundOf } from './jackpot-fund.ts';
import { chainOf, firstRoom, roomProblem } from './room-settings.ts';
import { readRoom, readRooms, writeRoom, type RoomRow } from './room.store.ts';

type SetInput = OfficeInput<typeof officeCalls.bingoSet>;
type SettingsView = OfficeAnswer<typeof officeCalls.bingoSet>;

const settingsView = (room: RoomRow, { currency }: Pick<Site, 'currency'>): SettingsView => ({
  room: room.room_id,
  name: room.name,
  is_open: room.is_open,
  variant: room.variant,
  price: formatAmount(room.price_minor, currency.code),
  max_cards: room.max_cards,
  stages: room.stages.map(({ stage, percent }) => `${stage}:${percent}`),
  jackpot_within: room.jackpot_within,
  ball_seconds: room.ball_ms / 1_000,
  every_minutes: room.every_minutes,
  min_players: room.min_players,
  play_money: room.is_play_money,
});

function priceOf(text: string, { currency }: Pick<Site, 'currency'>): bigint {
  const minor = parseAmount(text, currency.code);
  const { minMinor, maxMinor } = houseStakeLimits(currency.code);
  if (minor === null || minor < minMinor || minor > maxMinor)
    throw new OperatorError(`${text} is no price of a card in ${currency.code}`);
  return minor;
}

const stagesOf = (texts: readonly string[]): RoomRow['stages'] =>
  texts.map((text) => {
    const [stage = '', percent = ''] = text.split(':');
    return { stage, percent: Number(percent) };
  });

function changed(before: RoomRow, asked: SetInput, site: Site, now: Date): RoomRow {
  const seconds = asked.ball_seconds;
  return {
    ...before,
    is_open: asked.state === undefined ? before.is_open : asked.state === 'open',
    name: asked.name ?? before.name,
    price_minor: asked.price === undefined ? before.price_minor : priceOf(asked.price, site),
    max_cards: asked.max_cards ?? before.max_cards,
    stages: asked.stages ? stagesOf(asked.stages) : before.stages,
    jackpot_within: asked.jackpot_within ?? before.jackpot_within,
    ball_ms: seconds === undefined ? before.ball_ms : seconds * 1_000,
    every_minutes: asked.every_minutes ?? before.every_minutes,
    min_players: asked.min_players ?? before.min_players,
    changed_at: now,
  };
}

/**
 * A room as it would be opened. Throws {@link OperatorError} without a variant, or with a bad id.
 */
function newRoom(
  { room: roomId, variant, play_money: isPlayMoney }: SetInput,
  site: Site,
  now: Date,
): RoomRow {
  if (variant === undefined) throw new OperatorError('a new room says its variant: 75 or 90');
  if (!/^[a-z0-9-]{1,32}$/.test(roomId))
    throw new OperatorError('a room is called by small letters, digits and hyphens');
  const of = { siteId: site.id, currency: site.currency.code, now };
  return { ...firstRoom(variant, of), room_id: roomId, is_play_money: isPlayMoney === true };
}

async function setRoom(
  server: ServerContext,
  actor: string,
  asked: SetInput,
): Promise<SettingsView> {
  const site = findSite(server, asked.site);
  const of = { siteId: site.id, roomId: asked.room };
  const now = server.clock.now();
  return changeAsOperator(server, actor, {
    action: 'bingo.set',
    subject: { siteId: site.id, subject: asked.room },
    lock: (trx) => readRoom(trx, of),
    refuse: (held) => {
      if (!held) return null;
      if (asked.variant !== undefined && asked.variant !== held.variant)
        return `the room plays bingo of ${held.variant}`;
      return asked.play_money === true && !held.is_play_money ? 'the room plays for money' : null;
    },
    work: async (trx, held) => {
      const after = changed(held ?? newRoom(asked, site, now), asked, site, now);
      const problem = roomProblem(after);
      if (problem !== null) throw new OperatorError(problem);
      await writeRoom(trx, after);
      await planAnew(trx, after, now);
      const answer = settingsView(after, site);
      return { answer, before: held ? settingsView(held, site) : null, after: answer };
    },
  });
}

/**
 * Games without cards make room for others. Those come from a new chain: what was sold far ahead
 * has links of the old one, and none before it may come from later on that.
 */
async function planAnew(trx: Executor, room: RoomRow, now: Date): Promise<void> {
  await endUnsoldGames(trx, { room, now });
  const chain = await readActiveChain(trx, chainOf(room));
  if (chain) await retireChain(trx, chain.id);
}

async function listRoomsOf(server: ServerContext, name: string) {
  const site = findSite(server, name);
  const rooms = await readRooms(server.database.db, site.id);
  const value = rooms.map(async (room) => ({
    ...settingsView(room, site),
    fund: formatAmount(await fundOf(server, site, room), site.currency.code),
  }));
  return { value: await Promise.all(value) };
}

/** What staff do about bingo. */
export const bingoOffice = [
  defineOffice(officeCalls.bingoRooms, ({ server }, { site }) => listRoomsOf(server, site)),
  defineOffice(officeCalls.bingoSet, ({ server, actor }, asked) => setRoom(server, actor, asked)),
  defineOffice(officeCalls.bingoGames, ({ server }, asked) => listGamesOfSite(server, asked)),
  defineOffice(officeCalls.bingoVoid, ({ server, actor }, asked) => callOff(server, actor, asked)),
];
