import type { Format } from '@pavilion/i18n/react';

/** The time of the off alone, as kick-offs end with it, on a clock of 24 hours: `20:45`. */
export const offTime = (format: Pick<Format, 'kickOff'>, startTime: string): string =>
  format.kickOff(startTime, null).slice(-'20:45'.length);
