import * as z from 'zod/mini';
import { defineProviderCall } from './define-provider-call.ts';
import { gameKey, opaqueId, shortText } from './provider-fields.ts';
import { studioRound } from './studio-feeds.contract.ts';

/**
 * Where the studio shows a finished round as it was, to whoever has the address, for some minutes.
 */
export const studioRoundView = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/round-view',
  summary: 'An address that shows a finished round as it was.',
  request: z.object({
    provider: gameKey.provider,
    roundId: opaqueId,
    /** Of the reader: `zh-Hans`. */
    language: z.string().check(z.maxLength(16)),
  }),
  response: z.object({
    /**
     * Of the same origin as the games, good for whoever frames those. Null: the round is open, or
     * the studio keeps it no more.
     */
    view: z.nullable(
      z.object({ url: z.url().check(z.maxLength(2_000)), validUntil: z.iso.datetime() }),
    ),
    /**
     * Shows the same to anybody, without a session and without the player, for as long as the
     * studio keeps the round: to be passed on. Of the same origin. Null or absent: the studio has
     * none.
     */
    replay: z.optional(z.nullable(z.url().check(z.maxLength(2_000)))),
  }),
  errors: [],
});

/** A finished round as data: for those who check it, and for recalls that draw it themselves. */
export const studioRoundDetails = defineProviderCall({
  door: 'studio',
  path: '/studio/v1/round-details',
  summary: 'What happened in a finished round, as data.',
  request: z.object({ provider: gameKey.provider, roundId: opaqueId }),
  response: z.object({
    /** Null: the round is open, or the studio keeps it no more. */
    round: z.nullable(
      z.object({
        ...studioRound.shape,
        /**
         * The kind of game, in the studio's words: `slots`, `mines`. Rounds of one type have data
         * of one form.
         */
        type: shortText(64),
        data: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
  errors: [],
});
