import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { requiredText, siteFields } from '../../shared/fields.ts';
import {
  raceBetKind,
  raceGameCode,
  raceLegs,
  raceMarket,
  racePrice,
  roundIndex,
} from '../../shared/pools.ts';

export const racingQuote = defineCall({
  method: 'POST',
  path: '/api/racing/quote',
  access: 'public',
  summary: 'What a bet on a race is made of: its combinations, their prices, its return.',
  request: z.object({
    ...siteFields,
    game: raceGameCode,
    table_id: z.optional(requiredText(32)),
    index: roundIndex,
    kind: raceBetKind,
    market: raceMarket,
    legs: raceLegs,
  }),
  response: z.object({
    value: z.object({
      /** How many units the stake is divided into; an each-way bet has two a runner. */
      combinations: z.int(),
      /** The least of one unit. */
      unit_min: z.string(),
      /**
       * Fixed, or what the pool would pay now; `kind` tells the halves of an each-way bet apart.
       */
      prices: z.array(z.extend(racePrice, { kind: z.string() })),
      /** Of the whole stake, eight decimals; of pools before breakage. Null: not offered. */
      rtp: z.nullable(z.string()),
    }),
  }),
  errors: ['gameNotFound', 'tableNotFound', 'raceNotFound', 'invalidParams'],
});
