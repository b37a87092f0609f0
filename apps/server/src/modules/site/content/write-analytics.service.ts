import type { ServerContext } from '../../../context.ts';
import type { Site } from '../../../site-directory/index.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { announceSiteChange } from '../sites/index.ts';
import {
  readOrigin,
  readSnippet,
  SnippetError,
  type AnalyticsScript,
  type Section,
} from './analytics-input.ts';
import { readAnalyticsScripts } from './content.store.ts';
import { replaceAnalytics } from './write-content.store.ts';

const scriptsMax = 20;
const scriptLengthMax = 20_000;
const originsMax = 30;

/**
 * What an operator wants to measure by: snippets as he was given them, and origins that no snippet
 * names.
 */
export interface AnalyticsInput {
  snippets: ReadonlyArray<{ section: Section; text: string }>;
  origins: readonly string[];
}

/**
 * Replaces a site's measuring scripts and with them what its pages' content security policy allows;
 * an empty input takes all away. Throws {@link SnippetError}. Gives what is in force now.
 */
export async function writeAnalytics(
  context: ServerContext,
  actor: string,
  site: Site,
  input: AnalyticsInput,
): Promise<readonly AnalyticsScript[]> {
  const scripts = checked(input);
  await changeAsOperator(context, actor, {
    action: 'site.analytics',
    subject: { siteId: site.id, subject: site.externalId },
    lock: (trx) => readAnalyticsScripts(trx, site.id),
    work: async (trx, before) => {
      await replaceAnalytics(trx, context, site.id, scripts);
      await announceSiteChange(context, trx, site.id);
      return { answer: undefined, before, after: scripts };
    },
  });
  await context.sites.refresh();
  return scripts;
}

function checked(input: AnalyticsInput): AnalyticsScript[] {
  const scripts = input.snippets.flatMap(({ section, text }) => readSnippet(section, text));
  const [first, ...others] = scripts;
  if (!first) {
    if (input.origins.length > 0) throw new SnippetError('origins without a script serve nothing');
    return [];
  }
  if (scripts.length > scriptsMax) throw new SnippetError(`at most ${scriptsMax} scripts`);
  if (scripts.some(({ script }) => script.length > scriptLengthMax))
    throw new SnippetError(`a script may have at most ${scriptLengthMax} characters`);
  // What no snippet names belongs to them together: the first one carries it.
  const named = [...new Set([...first.origins, ...input.origins.map(readOrigin)])];
  const all = [{ ...first, origins: named }, ...others];
  if (new Set(all.flatMap(({ origins }) => origins)).size > originsMax)
    throw new SnippetError(`at most ${originsMax} origins`);
  return all;
}
