import type { ServerContext } from './context.ts';
import type { Site } from './site-directory/index.ts';

type SiteRead<Words extends readonly string[], Answer> = (
  context: ServerContext,
  site: Site,
  ...words: Words
) => Promise<Answer>;

/**
 * Keeps the answer per site (and per words that come with it, say the language) for a moment: every
 * visitor of a home page asks for the same. Requests that come while it is being read share that
 * reading. The words must come from a closed set.
 */
export function rememberFor<Answer, Words extends readonly string[] = []>(
  durationMs: number,
  read: SiteRead<Words, Answer>,
): SiteRead<Words, Answer> {
  const answers = new WeakMap<
    ServerContext,
    Map<string, { atMs: number; answer: Promise<Answer> }>
  >();
  return (context, site, ...words) => {
    const known =
      answers.get(context) ?? new Map<string, { atMs: number; answer: Promise<Answer> }>();
    answers.set(context, known);
    const key = [site.id, ...words].join(' ');
    const nowMs = context.clock.now().getTime();
    const kept = known.get(key);
    if (kept && nowMs - kept.atMs < durationMs && nowMs >= kept.atMs) return kept.answer;
    const answer = read(context, site, ...words);
    known.set(key, { atMs: nowMs, answer });
    answer.catch(() => known.delete(key));
    return answer;
  };
}
