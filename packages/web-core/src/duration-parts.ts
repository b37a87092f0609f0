/** Whole minutes as hours and minutes, for a text that names both. */
export function durationParts(allMinutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(allMinutes / 60), minutes: allMinutes % 60 };
}
