import { localeByTag } from '@pavilion/domain/locales';
import type { ServerContext } from '../../../context.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { itemsOf } from './documents.ts';
import { pickText } from './pick-text.ts';

/**
 * What staff say: their own words, or a ready answer of the site in the language (a tag) of who
 * reads it. Throws {@link OperatorError} for neither or both, and for a code that the content has
 * not.
 */
export async function wordsOfStaff(
  server: ServerContext,
  site: Site,
  { text, canned }: { text?: string | undefined; canned?: string | undefined },
  language: string,
): Promise<string> {
  if ((text === undefined) === (canned === undefined))
    throw new OperatorError('give either --text or --canned');
  if (text !== undefined) return text;
  const found = (await itemsOf({ server, site }, 'canned')).find(({ code }) => code === canned);
  if (!found) throw new OperatorError(`canned: the site has no ready answer ${canned}`);
  return pickText(found.texts, localeByTag(language)?.code ?? 'EN', site);
}
