import { maskAccountId } from '@pavilion/domain/masking';
import { fail, Failure } from '../../../failure.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { checkRoom } from '../bingo/index.ts';
import { nameAtTable, tableOf } from '../rounds/index.ts';

/** A kind of room: whether there is one of this name, and what its players are called in it. */
interface RoomKind {
  /** Fails with the code of what is missing. */
  check(context: RequestContext, parts: readonly string[]): Promise<void>;
  nameOf(context: PlayerContext, parts: readonly string[]): Promise<string>;
}

const table = (
  context: Pick<RequestContext, 'server' | 'site'>,
  [provider_code = '', game_code = '', table_id = '', ...rest]: readonly string[],
) =>
  rest.length > 0 || table_id === ''
    ? fail('tableNotFound')
    : tableOf(context, { provider_code, game_code, table_id });

const bingo: RoomKind = {
  async check(context, [roomId = '', ...rest]) {
    await (rest.length > 0 ? fail('tableNotFound') : checkRoom(context, roomId));
  },
  nameOf: async ({ player }) => maskAccountId(player.accountId),
};

const kinds: Readonly<Record<string, RoomKind>> = {
  bingo,
  table: {
    async check(context, parts) {
      const { game } = await table(context, parts);
      if (!game.table) fail('tableNotFound');
    },
    async nameOf(context, parts) {
      const { of } = await table(context, parts);
      return nameAtTable(context, of);
    },
  },
};

/**
 * A room by its name. Fails with tableNotFound, gameNotFound as tableNotFound: a room is no game.
 */
export async function roomOf(
  context: RequestContext,
  room: string,
): Promise<{ kind: RoomKind; parts: readonly string[] }> {
  const [kindName = '', ...parts] = room.split(':');
  const kind = Object.hasOwn(kinds, kindName) ? kinds[kindName] : undefined;
  if (!kind) return fail('tableNotFound');
  await kind.check(context, parts).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'gameNotFound') fail('tableNotFound');
    throw error;
  });
  return { kind, parts };
}

const prefix = 'chat:';

/**
 * Whether a topic of sockets is a room's, which everybody may hear; talks with the operator have
 * ids.
 */
export const isRoomTopic = (topic: string): boolean =>
  topic.startsWith(prefix) && Object.hasOwn(kinds, topic.slice(prefix.length).split(':')[0] ?? '');
