import * as z from 'zod/mini';

/** A refused value says one of these; the rest of the form is told by the kind of the value. */
export type FormCode =
  | 'wrongType'
  | 'unknownField'
  | 'missingField'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'badCode'
  | 'badTime'
  | 'badAmount';

const matching = (pattern: RegExp, code: FormCode) => z.string().check(z.regex(pattern, code));

/** A name in files and addresses. */
export const code = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'badCode').check(z.maxLength(40));

/** A moment with its zone. */
export const time = matching(
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/,
  'badTime',
).check(z.refine((text) => !Number.isNaN(Date.parse(text)), { error: 'badTime' }));

/** Money of the site's currency. */
export const amount = matching(/^\d{1,13}(\.\d{1,6})?$/, 'badAmount');

/** Whole tokens. */
export const tokens = matching(/^[1-9]\d{0,5}$/, 'badAmount');

/** Decimal odds. */
export const odds = matching(/^\d{1,4}(\.\d{1,3})?$/, 'badAmount');

export const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

export const listOf = <Schema extends z.core.$ZodType>(
  schema: Schema,
  least: number,
  most: number,
) => z.array(schema).check(z.minLength(least), z.maxLength(most));

/** Odds as thousandths: the file says them with three decimals at most. */
export const oddsMilliOf = (text: string): number => Math.round(Number(text) * 1000);
