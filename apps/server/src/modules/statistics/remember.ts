import type { ServerContext } from '../../context.ts';
import type { Site } from '../../site-directory/index.ts';

type SiteRead<Answer> = (context: ServerContext, site: Site) => Promise<Answer>;

/**
 * Keeps the answer per site for a moment: every visitor of a home page asks for the same numbers. Requests that come while it is
 * being read share that reading.
 */
export function rememberFor<Answer>(durationMs: number, read: SiteRead<Answer>): SiteRead<Answer> {
  const answers = new WeakMap<
    ServerContext,
    Map<string, { atMs: number; answer: Promise<Answer> }>
  >();
  return (context, site) => {
    const bySite =
      answers.get(context) ?? new Map<string, { atMs: number; answer: Promise<Answer> }>();
    answers.set(context, bySite);
    const nowMs = context.clock.now().getTime();
    const known = bySite.get(site.id);
    if (known && nowMs - known.atMs < durationMs && nowMs >= known.atMs) return known.answer;
    const answer = read(context, site);
    bySite.set(site.id, { atMs: nowMs, answer });
    answer.catch(() => bySite.delete(site.id));
    return answer;
  };
}
