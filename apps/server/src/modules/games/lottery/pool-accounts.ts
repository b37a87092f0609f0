import type { AccountRef } from '@pavilion/ledger';

type HouseAccount = Extract<AccountRef, { owner: 'house' }>;

/**
 * What rolled over lies on the pool of the game; what guarantees are paid from on its reserve.
 * Neither goes below zero.
 */
export const poolOf = (gameCode: string): HouseAccount => ({
  owner: 'house',
  kind: `pool:${gameCode}`,
});
export const reserveOf = (gameCode: string): HouseAccount => ({
  owner: 'house',
  kind: `pool:${gameCode}-reserve`,
});
