import type { Random } from '@pavilion/domain/ids';
import { pickOne } from '@pavilion/domain/random';

/** Without what is mistaken for one another: 0 and O, 1 and I. */
const letters = [...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'];
const length = 7;

/** A number that people can say: three letters of the site and seven drawn ones, `FLA-7QK2M9X`. */
export function ticketNumber(random: Random, externalId: string): string {
  const site = externalId
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 3)
    .padEnd(2, 'X');
  const drawn = Array.from({ length }, () => pickOne(random, letters));
  return `${site}-${drawn.join('')}`;
}
