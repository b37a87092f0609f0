import type { WeaponName } from './sea-watch.ts';

/** Weapons as they stand in the row, and by the keys 1 to 5. */
export const weaponOrder: readonly WeaponName[] = ['cannon', 'net', 'torpedo', 'bomb', 'laser'];
