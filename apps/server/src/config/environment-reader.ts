import type { Environment } from './env.ts';

/**
 * Reads typed settings and collects every problem, so that a wrong start names all of them at once.
 */
export interface EnvironmentReader {
  readonly problems: string[];
  text(name: string, fallback: string): string;
  optionalText(name: string): string | null;
  integer(name: string, fallback: number, range: { min: number; max: number }): number;
  flag(name: string, fallback: boolean): boolean;
  oneOf<const Choice extends string>(
    name: string,
    choices: readonly Choice[],
    fallback: Choice,
  ): Choice;
  url(name: string, protocols: readonly string[]): string | null;
}

export function createEnvironmentReader(environment: Environment): EnvironmentReader {
  const problems: string[] = [];
  const optionalText = (name: string): string | null => environment[name]?.trim() || null;
  return {
    problems,
    optionalText,
    text: (name, fallback) => optionalText(name) ?? fallback,
    integer(name, fallback, range) {
      const raw = optionalText(name);
      if (raw === null) return fallback;
      const value = /^-?\d+$/.test(raw) ? Number(raw) : Number.NaN;
      if (value >= range.min && value <= range.max) return value;
      problems.push(
        `${name} must be a whole number from ${range.min} to ${range.max}, got "${raw}"`,
      );
      return fallback;
    },
    flag(name, fallback) {
      const raw = optionalText(name)?.toLowerCase();
      if (raw === undefined) return fallback;
      if (['1', 'true', 'yes', 'on'].includes(raw)) return true;
      if (['0', 'false', 'no', 'off'].includes(raw)) return false;
      problems.push(`${name} must be true or false, got "${raw}"`);
      return fallback;
    },
    oneOf(name, choices, fallback) {
      const raw = optionalText(name);
      if (raw === null) return fallback;
      const found = choices.find((choice) => choice === raw);
      if (found === undefined)
        problems.push(`${name} must be one of ${choices.join(', ')}, got "${raw}"`);
      return found ?? fallback;
    },
    url(name, protocols) {
      const raw = optionalText(name);
      if (raw === null) return null;
      if (URL.canParse(raw) && protocols.includes(new URL(raw).protocol)) return raw;
      // The value may hold a password: never repeat it.
      problems.push(
        `${name} must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      );
      return null;
    },
  };
}
