import { instantPattern, parseInstant } from '@pavilion/domain/input';
import { localeCodes } from '@pavilion/domain/locales';
import * as z from 'zod/mini';

/** Longest HTML of one language. */
const htmlMax = 20_000;

const withoutNul = z.refine<string>((value) => !value.includes('\u0000'), 'badText');

/** Text of one language, not empty. */
export const line = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, 'missing'), z.maxLength(most, 'tooLong'), withoutNul);

/** A text by locale code: `{"EN": "…", "RUS": "…"}`. */
export const texts = (most: number) => z.partialRecord(z.enum(localeCodes), line(most));

/** HTML by locale code; what is in it the server judges. */
export const htmls = z.partialRecord(
  z.enum(localeCodes),
  z.string().check(z.maxLength(htmlMax, 'tooLong'), withoutNul),
);

/** The name of an article, a question, a ready answer in addresses and commands. */
export const slug = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/, 'badSlug'));

/** An address under `/media/`; `{palette}` stands for the site's colours. */
export const picture = z
  .string()
  .check(z.maxLength(300, 'tooLong'), z.regex(/^\/media\/(?!.*\.\.)[\w./{}-]+$/, 'badPicture'));

const ownPath = String.raw`\/(?![/\\])[^\s\\]*`;
const https = String.raw`https:\/\/[^\s/\\@]+(?:[/?#][^\s\\]*)?`;
const contact = String.raw`mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+`;

/** A path of the site, or https. */
export const link = z
  .string()
  .check(
    z.maxLength(500, 'tooLong'),
    z.regex(new RegExp(`^(?:${ownPath}|${https})$`, 'i'), 'badLink'),
  );

/** The same, or somebody to write to or to call. */
export const contactLink = z
  .string()
  .check(
    z.maxLength(500, 'tooLong'),
    z.regex(new RegExp(`^(?:${ownPath}|${https}|${contact})$`, 'i'), 'badLink'),
  );

export const instant = z.string().check(
  z.regex(instantPattern, 'badTime'),
  z.refine((value) => parseInstant(value) !== null, 'badTime'),
);

/** From when until when something is out; absent is without that end. */
export const window = { from: z.optional(instant), until: z.optional(instant) };

/** What {@link window} cannot say of itself. */
export const windowInOrder = z.refine<{ from?: string | undefined; until?: string | undefined }>(
  ({ from, until }) =>
    from === undefined ||
    until === undefined ||
    (parseInstant(from) ?? 0) < (parseInstant(until) ?? 0),
  { path: ['until'], error: 'windowBackwards' },
);

/** Whom something is meant for. */
export const audience = z.enum(['all', 'guests', 'players']);

/** At most so many of them. */
export const listOf = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item).check(z.maxLength(most, 'tooMany'));
