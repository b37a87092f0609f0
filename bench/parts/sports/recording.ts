/**
 * How soon before its last stretch all that came earlier is played, in recorded time: it is through
 * with that before the stretch begins.
 */
const leadMs = 750_000;
const timeOf = /"pt":(\d+)/;

/**
 * A recorded stream whose last stretch keeps its times, while all that came before is told at one
 * moment shortly before it: days without a message are no measure, but the state they lead to is.
 */
export function lastOf(text: string, lastMs: number): string {
  const lines = text.trim().split('\n');
  const times = lines.map((line) => Number(timeOf.exec(line)?.[1] ?? Number.NaN));
  // Of a shorter one its first message alone: all stretches begin together.
  const fromMs = Math.max(Math.max(...times) - lastMs, Math.min(...times) + 1);
  return lines
    .map((line, index) => {
      const isEarlier = (times[index] ?? Number.NaN) < fromMs;
      return isEarlier ? line.replace(timeOf, `"pt":${fromMs - leadMs}`) : line;
    })
    .join('\n');
}
