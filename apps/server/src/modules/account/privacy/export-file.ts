import { strToU8, zipSync } from 'fflate';
import { csvLine, type CsvValue } from '@pavilion/domain/csv';
import type { StoredRow } from '../../../declared.ts';

/** A ZIP of everything: one JSON file with all of it, and a CSV file of each kind. */
export function exportFile(data: Readonly<Record<string, readonly StoredRow[]>>): Uint8Array {
  const tables = Object.entries(data).filter(([, rows]) => rows.length > 0);
  return zipSync({
    'data.json': strToU8(`${JSON.stringify(data, null, 2)}\n`),
    ...Object.fromEntries(tables.map(([name, rows]) => [`${name}.csv`, strToU8(csvOf(rows))])),
  });
}

/** The mark at the start tells spreadsheets that it is UTF-8. */
function csvOf(rows: readonly StoredRow[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row) => names.map((name) => cellOf(row[name])));
  return `\uFEFF${[names, ...lines].map(csvLine).join('')}`;
}

function cellOf(value: unknown): CsvValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}
