import type { LocaleCode } from '@pavilion/domain/locales';
import { requireOption, UsageError, type CommandInput } from './command.ts';

/** The code after the site's name, of a `thing` such as a jackpot. */
export function codeOf({ words }: CommandInput, thing: string): string {
  const code = words[1];
  if (code === undefined) throw new UsageError(`which ${thing}? Give its code`);
  return code;
}

/** A text in its languages: `--name` is English, `--name-rus` Russian and so on, by the codes of `site create --languages`. */
export function translatedOption(
  input: CommandInput,
  name: string,
): Partial<Record<LocaleCode, string>> & { EN: string } {
  const prefix = `${name}-`;
  const texts = Object.entries(input.options).flatMap(([option, text]) =>
    option.startsWith(prefix) ? [[option.slice(prefix.length).toUpperCase(), text]] : [],
  );
  return {
    ...(Object.fromEntries(texts) as Partial<Record<LocaleCode, string>>),
    EN: requireOption(input, name),
  };
}
