import {
  instantPattern,
  normaliseCode,
  parseInstant,
  validateRange,
  type InstantRange,
  type ValidationCode,
} from '@pavilion/domain/input';
import { isTimeZone } from '@pavilion/domain/time-zones';
import * as z from 'zod/mini';

/** The one character that a database cannot keep in a text. */
const withoutNul = z.refine<string>((value) => !value.includes('\u0000'), 'invalidType');

/** Request text: trimmed, at most `maxLength` characters; may be empty. */
export const text = (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength, 'tooLong'), withoutNul);

/** Request text that must not be empty after trimming. */
export const requiredText = (maxLength: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, 'required'), z.maxLength(maxLength, 'tooLong'), withoutNul);

/** Passwords are never trimmed. The upper bound only protects the hash function. */
export const passwordText = z
  .string()
  .check(z.minLength(1, 'required'), z.maxLength(256, 'tooLong'), withoutNul);

export const uuid = z
  .string()
  .check(
    z.trim(),
    z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, 'invalidType'),
  );

/** Opaque id in a request. */
export const id = requiredText(64);

/**
 * Amount in major units with at most the currency's decimals (checked by the service): `"1250.00"`.
 */
export const amountInput = z
  .string()
  .check(z.trim(), z.maxLength(24, 'tooLong'), z.regex(/^\d{1,15}(\.\d{1,8})?$/, 'invalidAmount'));

/** Decimal odds in a request: `"2.10"`. */
export const oddsInput = z
  .string()
  .check(z.trim(), z.regex(/^\d{1,5}(\.\d{1,3})?$/, 'invalidType'));

/**
 * A one-time code: six digits of an app or a message, typed on any keyboard and in groups or not.
 */
export const tac = z
  .string()
  .check(
    z.maxLength(64, 'invalidTac'),
    z.overwrite(normaliseCode),
    z.regex(/^[0-9]{6}$/, 'invalidTac'),
  );

/** Years that make sense in a request and that every layer can write. */
const isInstant = (value: string): boolean => {
  const ms = parseInstant(value);
  return ms !== null && ms >= Date.UTC(1000, 0) && ms < Date.UTC(10_000, 0);
};

/** ISO 8601 instant in a request, of a day and a time that exist. */
export const instantInput = z
  .string()
  .check(z.trim(), z.regex(instantPattern, 'invalidDate'), z.refine(isInstant, 'invalidDate'));

/** `site` of the wire page: both optional, the Host header decides when neither is sent. */
export const siteFields = {
  domain_name: z.optional(text(253)),
  external_id: z.optional(text(64)),
};

/** `me` of the wire page. */
export const meFields = {
  account_id: requiredText(64),
  auth: requiredText(128),
  ...siteFields,
};

/** Idempotency id of a money-moving call. */
export const requestIdField = { request_id: z.optional(uuid) };

/** Keyset paging of long lists. */
export const pageFields = {
  cursor: z.optional(text(200)),
  limit: z.optional(z.int().check(z.gte(1, 'belowMinimum'), z.lte(100, 'aboveMaximum'))),
};

export const nextCursor = { next_cursor: z.nullable(z.string()) };

/**
 * A date range, both ends included; the request that takes it is checked by {@link rangeInOrder}
 * too.
 */
export const rangeFields = {
  from: z.optional(instantInput),
  // Said in words, because a JSON schema cannot compare two fields.
  to: z
    .optional(instantInput)
    .check(z.describe('Not before `from`, else `invalidInput` with `endBeforeStart` at `to`.')),
};

/**
 * Whose days and months count: a zone of the IANA database (`Asia/Manila`), universal time when
 * absent.
 */
export const timeZoneField = {
  time_zone: z.optional(
    z.string().check(z.trim(), z.maxLength(64, 'tooLong'), z.refine(isTimeZone, 'invalidChoice')),
  ),
};

/** A range that ends before it starts is refused at `to`. */
export const rangeInOrder = z.refine<InstantRange>((range) => validateRange(range) === null, {
  path: ['to'],
  error: 'endBeforeStart' satisfies ValidationCode,
});

/**
 * The four pockets of a player: cash alone, bonus money, tokens, and tokens that wait or are in
 * open rounds.
 */
export const balanceFields = {
  game_balance: z.string(),
  bonus_balance: z.string(),
  game_token: z.string(),
  frozen_token: z.string(),
};

/** Success that adds nothing. */
export const nothing = z.object({});

/**
 * `step_up` of the wire page: what proves once more that it is the player himself. Without one a
 * call that needs it answers `stepUpRequired`, whose `statusDetail` lists the kinds this player can
 * use, separated by commas.
 */
export const stepUpField = {
  step_up: z.optional(
    z.object({
      kind: z.enum(['totp', 'code', 'passkey', 'recovery']),
      /** The code; for a passkey what the browser answered, as JSON text. */
      value: requiredText(16_384),
    }),
  ),
};

/** `step_up` where nothing goes without it. */
export const stepUpNeeded = z.object({
  kind: z.enum(['totp', 'passkey', 'recovery']),
  value: requiredText(16_384),
});
