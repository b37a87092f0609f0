import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { roundPools } from '../../shared/pools.ts';
import { betTotal, roundStage, sharedBet, tableFields, tableSeat } from '../../shared/play.ts';

export const roundState = defineCall({
  method: 'POST',
  path: '/api/play/round_state',
  access: 'public',
  summary: 'The shared round of a game that is under way, and the ones before it.',
  request: z.object({ ...siteFields, ...tableFields }),
  response: z.object({
    value: z.object({
      round_id: z.string(),
      phase: z.enum(['betting', 'running', 'settled']),
      /**
       * End of the betting, or of the pause; null while the round runs: nobody knows before it
       * ends.
       */
      phase_ends_at: z.nullable(z.string()),
      started_at: z.nullable(z.string()),
      server_time: z.string(),
      table_id: z.string(),
      stage: roundStage,
      /** Null while nobody knows before it ends. */
      stage_ends_at: z.nullable(z.string()),
      /** When the outcome is told: as dealing begins, or once it is over. */
      shows: z.enum(['close', 'end']),
      /** Who the other side is. */
      kind: z.enum(['house', 'pool', 'tickets']),
      /** Of the chain; empty where a public chain decides. */
      salt: z.string(),
      /**
       * What came into being after the close, and what was sold by then; null where nothing of it
       * decides.
       */
      entropy_source: z.nullable(z.string()),
      entropy: z.nullable(z.string()),
      root: z.nullable(z.string()),
      count: z.nullable(z.int()),
      sales: z.nullable(z.string()),
      /** Null until it is told. */
      outcome: z.nullable(z.record(z.string(), z.unknown())),
      /** Who sits where. */
      seats: z.array(tableSeat),
      /** What is bet on a table, by kind of bet. */
      totals: z.array(betTotal),
      /**
       * Of rounds of pools: what each holds and would pay; its stakes are for good once the betting
       * is closed.
       */
      pools: z.optional(roundPools),
      /** Of sabong: what the house puts on both sides as any bettor would; null: nothing. */
      house_seed: z.optional(z.nullable(z.string())),
      /**
       * With a `source`: the block of this height (`index`) in that public chain decides, and
       * `hash` is empty.
       */
      commitment: z.object({ hash: z.string(), index: z.int(), source: z.optional(z.string()) }),
      /** Names masked. */
      bets: z.array(sharedBet),
      /** Newest first. */
      previous: z.array(
        z.object({
          round_id: z.string(),
          index: z.int(),
          /** Empty: the round was called off; its outcome says why in `void`. */
          hash: z.string(),
          outcome: z.record(z.string(), z.unknown()),
        }),
      ),
    }),
  }),
  errors: ['gameNotFound', 'tableNotFound'],
});
