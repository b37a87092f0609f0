export type CsvValue = string | number | null;

/** One line of RFC 4180 text with its end. */
export function csvLine(values: readonly CsvValue[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/**
 * A cell that starts like a formula is disarmed, since spreadsheets would run it, and so is one
 * that reads like a time or a day and is none (`7-11`, `2:1`), since they would turn it into one.
 * Plain numbers keep their sign, dates as we write them stay.
 */
function csvCell(value: CsvValue): string {
  const text = value === null ? '' : String(value);
  const isTaken = !isPlain.test(text) && (isFormula.test(text) || isMoment.test(text));
  const safe = isTaken ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A number, or a day or month of our own. */
const isPlain = /^(?:[+-]?\d+(?:\.\d+)?|\d{4}-\d{2}(?:-\d{2})?)$/;
/** With the wide signs of East Asian keyboards, which spreadsheets read alike. */
const isFormula = /^\s*[=+\-@＝＋－＠\t\r\n]/;
const isMoment = /^\s*\d{1,4}\s*[-:/]\s*\d{1,4}(?:\s*[-:/]\s*\d{1,4})?\s*$/;
