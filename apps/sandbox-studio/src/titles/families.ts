import { coinFlip } from '@pavilion/games/arcade/coin-flip/coin-flip.game';
import { diamonds } from '@pavilion/games/arcade/diamonds/diamonds.game';
import { dice } from '@pavilion/games/arcade/dice/dice.game';
import { keno } from '@pavilion/games/arcade/keno/keno.game';
import { mines } from '@pavilion/games/arcade/mines/mines.game';
import { plinko } from '@pavilion/games/arcade/plinko/plinko.game';
import { tower } from '@pavilion/games/arcade/tower/tower.game';
import { wheel } from '@pavilion/games/arcade/wheel/wheel.game';
import { crash } from '@pavilion/games/crash/crash/crash.game';
import type { HandGame, InstantGame } from '@pavilion/games';
import { hashBankerPlayer } from '@pavilion/games/hashgame/hash-banker-player/hash-banker-player.game';
import { hashBigSmall } from '@pavilion/games/hashgame/hash-big-small/hash-big-small.game';
import { hashLucky } from '@pavilion/games/hashgame/hash-lucky/hash-lucky.game';
import { hashNiuNiu } from '@pavilion/games/hashgame/hash-niu-niu/hash-niu-niu.game';
import { hashOddEven } from '@pavilion/games/hashgame/hash-odd-even/hash-odd-even.game';
import { instantOf } from './instant-round.ts';
import { houseFamilies } from './house-families.ts';
import { slotFamilies } from './slots/slot-families.ts';

/** A family as a studio plays it: one player, one call or several. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- goes only where it came from
export type FamilyGame = InstantGame<any> | HandGame<any>;

/** The games that third-party titles are made of; shared rounds are played by each for himself. */
export const families = {
  'coin-flip': coinFlip,
  diamonds,
  dice,
  keno,
  mines,
  plinko,
  tower,
  wheel,
  crash: instantOf(crash),
  'hash-odd-even': instantOf(hashOddEven),
  'hash-big-small': instantOf(hashBigSmall),
  'hash-lucky': instantOf(hashLucky),
  'hash-banker-player': instantOf(hashBankerPlayer),
  'hash-niu-niu': instantOf(hashNiuNiu),
  ...houseFamilies,
  ...slotFamilies,
} as const satisfies Record<string, FamilyGame>;
export type FamilyCode = keyof typeof families;
