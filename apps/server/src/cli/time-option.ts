import { UsageError, type CommandInput } from './command.ts';

/** An option that names an instant, or null. Throws {@link UsageError} on anything else. */
export function timeOption({ options }: CommandInput, name: string): Date | null {
  const text = options[name];
  if (text === undefined) return null;
  const time = new Date(text);
  if (Number.isNaN(time.getTime()))
    throw new UsageError(`--${name} must be a time such as 2026-11-21T12:00:00Z`);
  return time;
}
