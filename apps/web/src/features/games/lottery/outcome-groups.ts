/** What was drawn, in the order it came and in groups as prizes have them. */
export interface OutcomeGroup {
  /** A tier of the texts, `bonus`, or null: the numbers themselves. */
  name: 'first' | 'second' | 'third' | 'special' | 'consolation' | 'bonus' | null;
  numbers: readonly string[];
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined).map(String);

/**
 * The groups of an outcome of any lottery; of 4D the three prizes, ten special and ten consolation.
 */
export function outcomeGroups(outcome: Readonly<Record<string, unknown>>): OutcomeGroup[] {
  if ('first' in outcome)
    return (['first', 'second', 'third', 'special', 'consolation'] as const).map((name) => ({
      name,
      numbers: textsOf(outcome[name]),
    }));
  const numbers = textsOf(outcome['numbers'] ?? outcome['number']);
  const main: OutcomeGroup = { name: null, numbers };
  return 'bonus' in outcome
    ? [main, { name: 'bonus', numbers: textsOf(outcome['bonus']) }]
    : [main];
}
