/** A table of a sheet. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** `"24.3182 %"` */
export const percent = (share: number): string => `${(share * 100).toFixed(4)} %`;

/** `"1 in 116.8"`; `"1 in 3.2e+12"` of what is very rare. */
export function oneIn(chance: number): string {
  if (chance <= 0) return 'never';
  if (chance >= 1) return 'always';
  const rounds = 1 / chance;
  if (rounds >= 1e9) return `1 in ${rounds.toExponential(2)}`;
  return `1 in ${rounds.toFixed(rounds < 1000 ? 2 : 0)}`;
}
