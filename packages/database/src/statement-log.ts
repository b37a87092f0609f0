import type { KyselyConfig } from 'kysely';

/** Hears a statement that succeeded: its text with `$1` … and what stood for them. */
export type OnStatement = (text: string, parameters: readonly unknown[]) => void;

/** The part of Kysely's configuration that tells of each statement; nothing when nobody listens. */
export function logOf(onStatement: OnStatement | undefined): Pick<KyselyConfig, 'log'> {
  if (!onStatement) return {};
  return {
    log(event) {
      if (event.level === 'query') onStatement(event.query.sql, event.query.parameters);
    },
  };
}
