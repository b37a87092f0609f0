/** A number of an outcome. */
export const numberOf = (outcome: Record<string, unknown>, field: string): number =>
  Number(outcome[field] ?? 0);

/** A list of numbers of an outcome. */
export const numbersOf = (outcome: Record<string, unknown>, field: string): number[] => {
  const value = outcome[field];
  return Array.isArray(value) ? value.map(Number) : [];
};

/** A word of an outcome. */
export const wordOf = (outcome: Record<string, unknown>, field: string): string => {
  const value = outcome[field];
  return typeof value === 'string' ? value : '';
};
