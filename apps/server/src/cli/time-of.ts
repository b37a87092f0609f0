import { UsageError } from './command.ts';

/** The moment that an option names, RFC 3339; undefined where it is not given. */
export function timeOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new UsageError(`${text} is no time`);
  return time;
}
