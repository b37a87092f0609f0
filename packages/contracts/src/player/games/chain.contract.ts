import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { siteFields } from '../../shared/fields.ts';
import { tableFields } from '../../shared/play.ts';

const published = {
  terminating_hash: z.string(),
  /** Empty: what was announced does not exist yet, and no round is decided by this chain. */
  salt: z.string(),
  /**
   * Said when the chain was published: `bitcoin:<height>` is the hash of a block to come, `local`
   * the server's own draw after it.
   */
  salt_source: z.string(),
  salted_at: z.nullable(z.string()),
  length: z.int(),
  published_at: z.string(),
};

export const chain = defineCall({
  method: 'POST',
  path: '/api/fairness/chain',
  access: 'public',
  summary: 'The chain of hashes that decides the shared rounds of a table.',
  request: z.object({ ...siteFields, ...tableFields }),
  response: z.object({
    value: z.object({
      ...published,
      /** Of the round under way, or the next one. */
      index: z.int(),
      /**
       * The chain that follows, published while this one still decides rounds; null: there are many
       * left.
       */
      next: z.nullable(z.object(published)),
      /**
       * A public chain decides in place of ours: the block whose height is fixed before the bets,
       * once so many blocks lie on it. Null: ours does.
       */
      blocks: z.nullable(z.object({ source: z.string(), confirmations: z.int() })),
    }),
  }),
  errors: ['gameNotFound', 'tableNotFound'],
});
