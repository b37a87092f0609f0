import * as z from 'zod/mini';
import { siteFields, text } from './fields.ts';

/**
 * `who` of the wire page: a player by account and token, else a guest by his token, else somebody
 * new. A wrong `auth` is `sessionExpired`, never a guest; with both, everything of the guest
 * becomes the player's, once.
 */
export const whoFields = {
  account_id: z.optional(text(64)),
  auth: z.optional(text(128)),
  guest_token: z.optional(text(64)),
  ...siteFields,
};

/** The token of a guest who was nobody before; given once. */
export const newGuestField = { guest_token: z.optional(z.string()) };
