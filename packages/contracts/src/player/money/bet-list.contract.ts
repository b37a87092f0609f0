import { categories } from '@pavilion/domain/categories';
import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import {
  meFields,
  nextCursor,
  pageFields,
  rangeFields,
  rangeInOrder,
  requiredText,
} from '../../shared/fields.ts';
import { betRecord } from '../../shared/records.ts';

const gameTypes = Object.values(categories).map(({ wireName }) => wireName);

/** Which bets are wanted, besides their time. */
export const betFilterFields = {
  status: z.optional(z.enum(['open', 'settled', 'cashed-out'])),
  product: z.optional(z.enum(['sports', 'games'])),
  /** Only bets on sports, with a leg of this one (`football`). */
  sport: z.optional(requiredText(40)),
  /** Only bets on sports of this type. */
  bet_type: z.optional(z.enum(['single', 'parlay', 'system'])),
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
