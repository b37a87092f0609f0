import * as z from 'zod/mini';

/** Opaque id of either side: 1 to 64 visible ASCII characters. */
export const opaqueId = z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/, 'invalidId'));

/**
 * Amount in units of the currency: `"12.50"`. More decimals than the currency has are refused,
 * never rounded.
 */
export const amount = z.string().check(z.regex(/^\d{1,15}(\.\d{1,8})?$/, 'invalidAmount'));

/** As {@link amount}, of either sign. */
export const signedAmount = z.string().check(z.regex(/^-?\d{1,15}(\.\d{1,8})?$/, 'invalidAmount'));

/** RFC 3339 in UTC with milliseconds. */
export const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'invalidTime'));

export const currencyCode = z.string().check(z.regex(/^[A-Z0-9]{3,8}$/, 'invalidCurrency'));

/** Token of a launch or a session: long, random, opaque. */
export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{20,128}$/, 'invalidToken'));

/** A game by its provider's code and its own. */
export const gameKey = {
  provider: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'invalidProvider')),
  game: z.string().check(z.regex(/^[A-Za-z0-9_.-]{1,128}$/, 'invalidGame')),
};

export const shortText = (maxLength: number) => z.string().check(z.maxLength(maxLength, 'tooLong'));

/** What the player may stake; `exponent` is the number of decimals of the currency. */
export const balanceRecord = z.object({
  available: z.string(),
  currency: z.string(),
  exponent: z.int(),
  /** The moment it was read. */
  asOf: z.string(),
});

/**
 * What the player has, by pocket; stakes are taken from those that are stakeable, which make up
 * {@link balanceRecord}.
 */
export const pocketRecords = z.array(
  z.object({
    pocket: z.enum(['cash', 'bonus', 'token', 'minigame']),
    amount: z.string(),
    /** Tokens of the platform have none of the world's: `TOKEN`. */
    currency: z.string(),
    exponent: z.int(),
    isStakeable: z.boolean(),
  }),
);

export const gameMode = z.enum(['real', 'demo']);
export const gameDevice = z.enum(['mobile', 'tablet', 'desktop']);
export const gameLaunchKind = z.enum(['embed', 'popup', 'custom']);
