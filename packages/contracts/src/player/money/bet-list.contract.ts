import { categories } from '@pavilion/domain/categories';
import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import {
  meFields,
  nextCursor,
  pageFields,
  rangeFields,
  rangeInOrder,
} from '../../shared/fields.ts';
import { betRecord } from '../../shared/records.ts';

const gameTypes = Object.values(categories).map(({ wireName }) => wireName);

/** Which bets are wanted, besides their time. */
export const betFilterFields = {
  status: z.optional(z.enum(['open', 'settled'])),
  product: z.optional(z.enum(['sports', 'games'])),
  /** Only rounds of this category, by its wire name (`slot_game`). */
  game_type: z.optional(z.enum(gameTypes)),
};

export const betList = defineCall({
  method: 'POST',
  path: '/api/history/bet_list',
  access: 'player',
  summary: 'Bets of the player on every product, rounds of games included, newest first.',
  request: z
    .object({
      ...meFields,
      ...pageFields,
      ...rangeFields,
      ...betFilterFields,
    })
    .check(rangeInOrder),
  response: z.object({ value: z.array(betRecord), ...nextCursor }),
  errors: [],
});
