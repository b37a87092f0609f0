import * as z from 'zod/mini';
import { amountInput, instantInput, requiredText } from '../shared/fields.ts';

/** Longest text that staff write: a reason, a note, the body of an offer. */
const longText = 4000;

/** A field with what it must be, in words: `must be {what}`. */
export const said = <Field extends z.ZodMiniType>(field: Field, what: string): Field =>
  field.check(z.describe(what));

/** A site by its external id or a host of it. */
export const siteName = requiredText(253);
/** A player's account id. */
export const account = requiredText(64);
/** A code of ours: of a method, provider, league, jackpot. */
export const code = requiredText(128);
export const words = requiredText(longText);
/** A file with its text; the tool takes its path and reads it. */
export const file = z.object({ name: requiredText(255), text: z.string() });

/** A file that is no text, as base64; the tool takes its path and reads it. */
export const binaryFile = z.object({ name: requiredText(255), base64: z.string() });

export const amount = said(amountInput, 'an amount');
export const instant = said(instantInput, 'a time such as 2026-11-21T12:00:00Z');

export const whole = (least: number, most: number) =>
  z.int().check(z.gte(least, 'belowMinimum'), z.lte(most, 'aboveMaximum'));

/** Many of them, in one text between commas for the tool. */
export const list = <Field extends z.ZodMiniType>(field: Field) => z.array(field);

/** Asked for or not; the tool takes the bare name. */
export const flag = z.optional(z.literal(true));

export const optional = z.optional;
/** Of an answer: there is one, or null. */
export const maybe = z.nullable;
export const choice = z.enum;
export const yesNo = z.boolean();

/** `2-1` or `2:1`. */
export const score = said(
  z.string().check(z.regex(/^\d{1,2}[-:]\d{1,2}$/, 'invalidType')),
  'a score such as 2-1',
);

/** A text in English and in as many further languages as there are, by their codes. */
export const translated = z.catchall(z.object({ EN: words }), words);

/** What answers are made of. */
export const told = {
  text: z.string(),
  /** A decimal text, in the currency that stands beside it: `1250.00`. */
  amount: z.string(),
  /** An ISO 8601 instant. */
  time: z.string(),
  count: z.int(),
};
