import { isCode, isTestFile, type SourceFile } from './support/repository.ts';
import { findHits, withoutComments } from './support/text.ts';

type Rule = { readonly pattern: RegExp; readonly allowed: readonly string[] };

const EVENT_LOG = 'apps/server/src/realtime/event-log.ts';
const NUMBERING = 'packages/database/src/functions/number-realtime-events.sql.ts';
const NOTIFY_STATEMENT = 'packages/database/src/shared-calls.ts';
/** Measures what it would cost. */
const BENCH = 'bench/parts/notify-pgbench.ts';

const rules: readonly Rule[] = [
  // In SQL, also inside functions.
  {
    pattern: /\bpg_notify\b|(?<=^|[;`'"]|\bbegin|\bthen)\s*notify\s+"?\w+/gim,
    allowed: [NUMBERING, NOTIFY_STATEMENT, BENCH],
  },
  { pattern: /\b(database|db)\.(notify|listen)\(/g, allowed: [EVENT_LOG] },
];

/**
 * Only the event log notifies, in statements of its own: PostgreSQL lets transactions that notify
 * commit one after the other, so a NOTIFY where money moves makes every movement wait
 * (docs/decisions, "Events are a log"). Everybody else writes to the log: `publisher.publish` and
 * `publisher.notify`.
 */
export function checkNotifyPlaces(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isCode(path) && !isTestFile(path) && !path.startsWith('tests/'))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return rules
        .filter(({ allowed }) => !allowed.includes(path))
        .flatMap(({ pattern }) => findHits(code, pattern))
        .map(({ line, match }) => `${path}:${line} "${match}": only the event log notifies`);
    });
}
