import type { Scene, Table } from './game.types.ts';
import { clawScene } from './scene-claw.ts';
import { coinScene } from './scene-coin.ts';
import { diceScene } from './scene-dice.ts';
import { flightScene } from './scene-flight.ts';
import { hashScene } from './scene-hash.ts';
import { minesScene } from './scene-mines.ts';
import { picksScene } from './scene-picks.ts';
import { plinkoScene } from './scene-plinko.ts';
import { rowScene } from './scene-row.ts';
import { slotsScene } from './scene-slots.ts';
import { towerScene } from './scene-tower.ts';
import { wheelScene } from './scene-wheel.ts';

/** Every way a title can be drawn. */
export const scenes: Readonly<Record<string, (table: Table) => Scene>> = {
  flight: flightScene,
  dice: diceScene,
  plinko: plinkoScene,
  wheel: wheelScene,
  claw: clawScene,
  coin: coinScene,
  row: rowScene,
  picks: picksScene,
  mines: minesScene,
  tower: towerScene,
  hash: hashScene,
  slots: slotsScene,
};
