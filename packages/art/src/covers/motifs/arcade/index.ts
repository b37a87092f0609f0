import { askedBy, type Motif } from '../motif.types.ts';

import { kite } from '../crash/balloon.ts';
import { rocket } from '../crash/rocket.ts';
import { vault } from '../hashgame/vault.ts';
import { alien } from '../slots/alien.ts';
import { fox } from '../slots/fox.ts';
import { leprechaun } from '../slots/leprechaun.ts';
import { football } from '../sportsbook/football.ts';
import { cabinet } from './cabinet.ts';
import { claw } from './claw.ts';
import { climber } from './climber.ts';
import { diamondRow } from './diamond-row.ts';
import { flippedCoin } from './flipped-coin.ts';
import { higherLower } from './higher-lower.ts';
import { kenoBoard } from './keno-board.ts';
import { marbles } from './marbles.ts';
import { mines } from './mines.ts';
import { muncher } from './muncher.ts';
import { pinball } from './pinball.ts';
import { ringWheel } from './ring-wheel.ts';
import { rolledDice } from './rolled-dice.ts';
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
  rolledDice,
  askedBy('limbo', rocket),
  kenoBoard,
  ringWheel,
  higherLower,
  askedBy('penalty', football),
  askedBy('goblin', leprechaun),
  askedBy('foxhole', fox),
  askedBy('vault whack', vault),
  askedBy('paw', alien),
];
