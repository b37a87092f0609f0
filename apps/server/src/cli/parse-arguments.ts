export interface ParsedArguments {
  words: string[];
  options: Record<string, string>;
}

/**
 * `site create --name "Pavilion" --down` → words and options; an option without a value is `true`.
 */
export function parseArguments(args: readonly string[]): ParsedArguments {
  const words: string[] = [];
  const options: Record<string, string> = {};
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (!arg.startsWith('--')) {
      words.push(arg);
      continue;
    }
    const [name = '', inline] = arg.slice(2).split(/=(.*)/s);
    const next = args[index + 1];
    const hasValue = inline === undefined && next !== undefined && !next.startsWith('--');
    options[name] = inline ?? (hasValue ? next : 'true');
    if (hasValue) index += 1;
  }
  return { words, options };
}
