const secondMs = 1000;
const two = (value: number): string => String(value).padStart(2, '0');

/** A time that passed as hours, minutes and seconds: `"1:02:03"`. */
export function elapsedText(passedMs: number): string {
  const seconds = Math.max(0, Math.floor(passedMs / secondMs));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
}
