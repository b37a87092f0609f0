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

/** `"1 in 116.8"` */
export function oneIn(chance: number): string {
  if (chance === 0) return 'never';
  return chance >= 1 ? 'always' : `1 in ${(1 / chance).toPrecision(6).replace(/\.0*$/, '')}`;
}
