import { pino, type Logger, type LoggerOptions } from 'pino';
import type { Config } from '../config/config.ts';

export type { Logger } from 'pino';

const secretFields = ['auth', 'password', 'new_password', 'tac', 'code', 'token', 'session_token'];
const secretHeaders = ['authorization', 'cookie', 'set-cookie'];

/**
 * Paths pino blanks. Secrets may stand at the top, one level down (`request.auth`) or in headers.
 */
export const redactedPaths: readonly string[] = [
  ...secretFields,
  ...secretFields.map((field) => `*.${field}`),
  ...secretFields.map((field) => `*.*.${field}`),
  ...secretHeaders.map((header) => `headers["${header}"]`),
  ...secretHeaders.map((header) => `*.headers["${header}"]`),
];

/** Structured log on standard output; times in UTC, no host names, no secrets. */
export function createLogger(
  config: Pick<Config, 'logLevel'>,
  destination?: { write(line: string): void },
): Logger {
  const options: LoggerOptions = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: [...redactedPaths], censor: '[redacted]' },
    formatters: { level: (label) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}
