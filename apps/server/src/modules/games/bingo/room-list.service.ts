import type { bingoRoomList, CallResponse } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import { poolOf } from '@pavilion/games/bingo/index';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { gameFlags } from '../plays/index.ts';
import { readRoomSettings } from '../rounds/index.ts';
import { readGamesUnderWay, readNextGames, type GameRow } from './game.store.ts';
import { stageShares } from './game-view.ts';
import { fundOf } from './jackpot-fund.ts';
import { readRoom, readRooms, type RoomRow } from './room.store.ts';

type Where = Pick<RequestContext, 'server' | 'site' | 'now'>;
type Room = CallResponse<typeof bingoRoomList>['value'][number];

/**
 * The rooms of the site that are open, or where a game is still under way; those of play money only
 * where guests may try.
 */
export async function listRooms({
  server,
  site,
  now,
}: Where): Promise<CallResponse<typeof bingoRoomList>> {
  const { db } = server.database;
  const siteId = site.id;
  const mayTry = gameFlags(site, 'bingo').guestDemo;
  const rooms = (await readRooms(db, siteId)).filter((room) => mayTry || !room.is_play_money);
  const next = await readNextGames(db, { siteId, now });
  const underWay = await readGamesUnderWay(db, siteId);
  const { isOn: hasChat } = await readRoomSettings(db, siteId);
  const views = rooms.map(async (room) => {
    const ofRoom = ({ room_id: roomId }: GameRow): boolean => roomId === room.room_id;
    const games = { current: underWay.find(ofRoom), next: next.find(ofRoom) };
    if (!room.is_open && !games.current && !games.next) return [];
    const fundMinor = await fundOf(server, site, room);
    return [roomView(room, games, { currency: site.currency.code, fundMinor, hasChat })];
  });
  return { value: (await Promise.all(views)).flat() };
}

function roomView(
  room: RoomRow,
  { current, next }: { current: GameRow | undefined; next: GameRow | undefined },
  {
    currency,
    fundMinor,
    hasChat,
  }: { currency: Parameters<typeof formatAmount>[1]; fundMinor: bigint; hasChat: boolean },
): Room {
  const amount = (minor: bigint): string => formatAmount(minor, currency);
  return {
    room_id: room.room_id,
    name: room.name,
    variant: room.variant,
    price: amount(next?.price_minor ?? room.price_minor),
    max_cards: next?.max_cards ?? room.max_cards,
    min_players: next?.min_players ?? room.min_players,
    ball_ms: room.ball_ms,
    stages: stageShares(next?.stages ?? room.stages),
    jackpot: { fund: amount(fundMinor), within: next?.jackpot_within ?? room.jackpot_within },
    state: current ? 'calling' : next ? 'selling' : 'resting',
    next_game: next
      ? {
          game_id: next.id,
          starts_at: next.starts_at.toISOString(),
          cards: next.card_count,
          players: next.player_count,
          pool: amount(poolOf(next.sales_minor)),
        }
      : null,
    current_game: current ? { game_id: current.id, called: current.called.length } : null,
    chat: hasChat,
    play_money: room.is_play_money,
  };
}

/** Fails with tableNotFound where the site has no such room. */
export async function checkRoom(
  { server, site }: Pick<RequestContext, 'server' | 'site'>,
  roomId: string,
): Promise<void> {
  const asked = { siteId: site.id, roomId };
  if (!(await readRoom(server.database.db, asked))) fail('tableNotFound');
}
