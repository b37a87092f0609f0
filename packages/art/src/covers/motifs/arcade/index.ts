import { askedBy, type Motif } from '../motif.types.ts';

import { kite } from '../crash/balloon.ts';
import { rocket } from '../crash/rocket.ts';
import { vault } from '../hashgame/vault.ts';
import { sicBo } from '../livecasino/dice.ts';
import { moneyWheel } from '../livecasino/money-wheel.ts';
import { drum } from '../lottery/balls.ts';
import { alien } from '../slots/alien.ts';
import { fox } from '../slots/fox.ts';
import { leprechaun } from '../slots/leprechaun.ts';
import { football } from '../sportsbook/football.ts';
import { royalFlush } from '../table/royal-flush.ts';
import { cabinet } from './cabinet.ts';
import { claw } from './claw.ts';
import { climber } from './climber.ts';
import { diamondRow } from './diamond-row.ts';
import { flippedCoin } from './flipped-coin.ts';
import { marbles } from './marbles.ts';
import { mines } from './mines.ts';
import { muncher } from './muncher.ts';
import { pinball } from './pinball.ts';
import { terrace } from './terrace.ts';
import { tower } from './tower.ts';

/** What arcade covers show: machines, and what the game itself is played with. */
export const arcadeMotifs: readonly Motif[] = [
  cabinet,
  pinball,
  claw,
  mines,
  tower,
  flippedCoin,
  diamondRow,
  muncher,
  marbles,
  terrace,
  climber,
  askedBy('kite+hill kite', kite),
  askedBy('dice', sicBo),
  askedBy('limbo', rocket),
  askedBy('keno', drum),
  askedBy('wheel', moneyWheel),
  askedBy('hi-lo hilo hi lo', royalFlush),
  askedBy('penalty', football),
  askedBy('goblin', leprechaun),
  askedBy('foxhole', fox),
  askedBy('vault whack', vault),
  askedBy('paw', alien),
];
