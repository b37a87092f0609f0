import { parseInstant } from '@pavilion/domain/input';
import { UsageError, type CommandInput } from './command.ts';

/**
 * An option that names an instant, or null. Throws {@link UsageError} on anything but an ISO time with its zone: bets become void and sites
 * close by it, and a bare `8` or a day without a time would be taken for a moment nobody meant.
 */
export function timeOption({ options }: CommandInput, name: string): Date | null {
  const text = options[name];
  if (text === undefined) return null;
  const ms = parseInstant(text);
  if (ms === null) throw new UsageError(`--${name} must be a time such as 2026-11-21T12:00:00Z`);
  return new Date(ms);
}
