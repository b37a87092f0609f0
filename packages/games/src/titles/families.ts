import { coinFlip } from '../arcade/coin-flip/coin-flip.game.ts';
import { diamonds } from '../arcade/diamonds/diamonds.game.ts';
import { dice } from '../arcade/dice/dice.game.ts';
import { keno } from '../arcade/keno/keno.game.ts';
import { mines } from '../arcade/mines/mines.game.ts';
import { plinko } from '../arcade/plinko/plinko.game.ts';
import { tower } from '../arcade/tower/tower.game.ts';
import { wheel } from '../arcade/wheel/wheel.game.ts';
import { crash } from '../crash/crash/crash.game.ts';
import type { HandGame, InstantGame } from '../engine/index.ts';
import { hashBankerPlayer } from '../hashgame/hash-banker-player/hash-banker-player.game.ts';
import { hashBigSmall } from '../hashgame/hash-big-small/hash-big-small.game.ts';
import { hashLucky } from '../hashgame/hash-lucky/hash-lucky.game.ts';
import { hashNiuNiu } from '../hashgame/hash-niu-niu/hash-niu-niu.game.ts';
import { hashOddEven } from '../hashgame/hash-odd-even/hash-odd-even.game.ts';
import { instantOf } from './instant-round.ts';
import { slotFamilies } from './slots/slot-families.ts';

/** A family as a studio plays it: one player, one call or several. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- parameters go only where they came from: parseParams → play
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
  ...slotFamilies,
} as const satisfies Record<string, FamilyGame>;
export type FamilyCode = keyof typeof families;
