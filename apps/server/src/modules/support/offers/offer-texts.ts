import { fallbackLocaleCode, localeCodes } from '@pavilion/domain/locales';
import type { OfferTexts } from '@pavilion/domain/offers';
import { needed } from '../../../operator/amount-of.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';

/**
 * The texts of the file by language, and that of the options: in English where the site speaks it,
 * else in its first language. Throws {@link OperatorError} on a file that holds none, and where
 * both say the same.
 */
export function offerTextsOf(
  asked: {
    title?: string | undefined;
    body?: string | undefined;
    texts?: { text: string } | undefined;
  },
  { languages }: Site,
): OfferTexts {
  const inFile = asked.texts === undefined ? {} : textsIn(asked.texts.text);
  if (asked.texts !== undefined && asked.title === undefined) return inFile;
  const code = (languages.includes(fallbackLocaleCode) ? null : languages[0]) ?? fallbackLocaleCode;
  if (inFile[code]) throw new OperatorError(`--title and --texts both say what is read in ${code}`);
  const text = { title: needed(asked.title, 'title'), body: needed(asked.body, 'body') };
  return { ...inFile, [code]: text };
}

function textsIn(json: string): OfferTexts {
  const texts: OfferTexts = {};
  for (const [name, text] of Object.entries(objectIn(json))) {
    const code = localeCodes.find((known) => known === name.toUpperCase());
    if (!code)
      throw new OperatorError(
        `--texts: ${name} is no language; they are ${localeCodes.join(', ')}`,
      );
    const { title, body } = Object(text) as Record<string, unknown>;
    if (typeof title !== 'string' || typeof body !== 'string')
      throw new OperatorError(`--texts: ${name} needs a title and a body`);
    texts[code] = { title, body };
  }
  return texts;
}

function objectIn(json: string): object {
  let value: unknown = null;
  try {
    value = JSON.parse(json);
  } catch {
    throw new OperatorError('--texts: the file is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new OperatorError('--texts: the file holds one text by language');
  return value;
}
