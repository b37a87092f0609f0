export type CsvValue = string | number | null;

/** One line of RFC 4180 text with its end. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** A cell that starts like a formula is disarmed: spreadsheets would run it. Plain numbers keep their sign. */
function csvCell(value: CsvValue): string {
  const text = value === null ? '' : String(value);
  const isNumber = /^[+-]?\d+(\.\d+)?$/.test(text);
  const safe = !isNumber && /^\s*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
