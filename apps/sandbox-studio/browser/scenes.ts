import type { Scene, Table } from './game.types.ts';

type SceneOf = (table: Table) => Scene;

/** Every way a title can be drawn; a page loads its own alone. */
export const scenes: Readonly<Record<string, () => Promise<SceneOf>>> = {
  flight: async () => (await import('./scene-flight.ts')).flightScene,
  dice: async () => (await import('./scene-dice.ts')).diceScene,
  plinko: async () => (await import('./scene-plinko.ts')).plinkoScene,
  wheel: async () => (await import('./scene-wheel.ts')).wheelScene,
  claw: async () => (await import('./scene-claw.ts')).clawScene,
  coin: async () => (await import('./scene-coin.ts')).coinScene,
  row: async () => (await import('./scene-row.ts')).rowScene,
  whack: async () => (await import('./scene-whack.ts')).whackScene,
  picks: async () => (await import('./scene-picks.ts')).picksScene,
  invaders: async () => (await import('./scene-invaders.ts')).invadersScene,
  mines: async () => (await import('./scene-mines.ts')).minesScene,
  tower: async () => (await import('./scene-tower.ts')).towerScene,
  hash: async () => (await import('./scene-hash.ts')).hashScene,
  slots: async () => (await import('./scene-slots.ts')).slotsScene,
  layout: async () => (await import('./scene-layout.ts')).layoutScene,
  cards: async () => (await import('./scene-cards.ts')).cardsScene,
  races: async () => (await import('./scene-races.ts')).racesScene,
  drum: async () => (await import('./scene-drum.ts')).drumScene,
  digits: async () => (await import('./scene-digits.ts')).digitsScene,
  bingo: async () => (await import('./scene-bingo.ts')).bingoScene,
  fish: async () => (await import('./scene-fish.ts')).fishScene,
};
