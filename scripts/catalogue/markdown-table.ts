/** A heading with a table below it; `note` stands between them. */
export type Section = {
  readonly title: string;
  readonly note: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function line(cells: readonly string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** One section as Markdown. A section without rows says so, so that a lost registry is seen. */
export function renderSection({ title, note, columns, rows }: Section): string {
  const table =
    rows.length === 0
      ? ['None.']
      : [line(columns), line(columns.map(() => '---')), ...rows.map(line)];
  return [`## ${title} (${rows.length})`, '', note, '', ...table, ''].join('\n');
}

/** A word in the type of code. */
export function code(word: string): string {
  return `\`${word}\``;
}

/** A link to a file of the repository, seen from `docs/`. */
export function link(text: string, path: string): string {
  return `[${text}](../${path})`;
}
