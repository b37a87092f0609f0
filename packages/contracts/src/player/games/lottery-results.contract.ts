import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import {
  nextCursor,
  pageFields,
  rangeFields,
  rangeInOrder,
  siteFields,
  text,
} from '../../shared/fields.ts';
import { drawRecord, drawTier, lotteryGameCode } from '../../shared/lottery.ts';

export const lotteryResults = defineCall({
  method: 'POST',
  path: '/api/lottery/results',
  access: 'public',
  summary: 'Settled draws of a lottery, newest first.',
  request: z
    .object({
      ...siteFields,
      ...rangeFields,
      ...pageFields,
      game: lotteryGameCode,
      /** Only draws in which this number came: digits, or a ball. */
      number: z.optional(text(8)),
    })
    .check(rangeInOrder),
  response: z.object({
    value: z.array(
      z.extend(drawRecord, {
        outcome: z.record(z.string(), z.unknown()),
        tiers: z.array(drawTier),
        hash: z.nullable(z.string()),
        settled_at: z.string(),
      }),
    ),
    ...nextCursor,
  }),
  errors: [],
});
