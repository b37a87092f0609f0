import * as z from 'zod/mini';
import {
  hub88Post,
  pragmaticPost,
  type ForeignAsker,
  type ForeignRequests,
} from './foreign-request.ts';

const hub88List = z
  .array(z.object({ game_code: z.string(), enabled: z.optional(z.nullable(z.boolean())) }))
  .check(z.minLength(1));
const pragmaticList = z.object({
  error: z.union([z.literal('0'), z.literal(0)]),
  gameList: z
    .array(
      z.object({
        gameID: z.optional(z.string()),
        gameId: z.optional(z.string()),
        release: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(1)),
});

/**
 * How each dialect is asked for its list: the codes of the games that are open. These lists come
 * whole, without a cursor; an empty one is no answer.
 */
export const catalogueRequests: ForeignRequests<ForeignAsker, string[]> = {
  hub88: (asker) => ({
    ...hub88Post(asker, 'game/list', {}),
    read(answer) {
      const list = z.safeParse(hub88List, answer).data;
      return (
        list?.filter(({ enabled }) => enabled !== false).map(({ game_code }) => game_code) ?? null
      );
    },
  }),
  pragmatic: (asker) => ({
    ...pragmaticPost(asker, 'CasinoGameAPI/getCasinoGames', {}),
    read(answer) {
      const list = z.safeParse(pragmaticList, answer).data?.gameList;
      return (
        list
          ?.filter(({ release }) => release !== false)
          .flatMap(({ gameID, gameId }) => gameID ?? gameId ?? []) ?? null
      );
    },
  }),
};
