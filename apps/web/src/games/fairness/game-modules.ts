// chunk: stage
import type { AnyGame, HouseGameCode } from '@pavilion/games';

type ModuleLoader = () => Promise<AnyGame>;

/** The rules of each game of our studio, the same the server plays by; loaded one by one, for whoever checks a round. */
export const gameModules: Readonly<Record<HouseGameCode, ModuleLoader>> = {
  crash: async () => (await import('@pavilion/games/crash/crash/crash.game')).crash,
  plinko: async () => (await import('@pavilion/games/arcade/plinko/plinko.game')).plinko,
  mines: async () => (await import('@pavilion/games/arcade/mines/mines.game')).mines,
  dice: async () => (await import('@pavilion/games/arcade/dice/dice.game')).dice,
  limbo: async () => (await import('@pavilion/games/arcade/limbo/limbo.game')).limbo,
  keno: async () => (await import('@pavilion/games/arcade/keno/keno.game')).keno,
  wheel: async () => (await import('@pavilion/games/arcade/wheel/wheel.game')).wheel,
  'hi-lo': async () => (await import('@pavilion/games/arcade/hi-lo/hi-lo.game')).hiLo,
  tower: async () => (await import('@pavilion/games/arcade/tower/tower.game')).tower,
  diamonds: async () => (await import('@pavilion/games/arcade/diamonds/diamonds.game')).diamonds,
  'coin-flip': async () =>
    (await import('@pavilion/games/arcade/coin-flip/coin-flip.game')).coinFlip,
  'rocket-race': async () =>
    (await import('@pavilion/games/crash/rocket-race/rocket-race.game')).rocketRace,
  'classic-3x3': async () =>
    (await import('@pavilion/games/slots/classic-3x3/classic-3x3.game')).classic3x3,
  'lines-5x3': async () =>
    (await import('@pavilion/games/slots/lines-5x3/lines-5x3.game')).lines5x3,
  'ways-243': async () => (await import('@pavilion/games/slots/ways-243/ways-243.game')).ways243,
  'cascade-6x5': async () =>
    (await import('@pavilion/games/slots/cascade-6x5/cascade-6x5.game')).cascade6x5,
  'hold-and-win': async () =>
    (await import('@pavilion/games/slots/hold-and-win/hold-and-win.game')).holdAndWin,
  'hash-odd-even': async () =>
    (await import('@pavilion/games/hashgame/hash-odd-even/hash-odd-even.game')).hashOddEven,
  'hash-big-small': async () =>
    (await import('@pavilion/games/hashgame/hash-big-small/hash-big-small.game')).hashBigSmall,
  'hash-lucky': async () =>
    (await import('@pavilion/games/hashgame/hash-lucky/hash-lucky.game')).hashLucky,
  'hash-banker-player': async () =>
    (await import('@pavilion/games/hashgame/hash-banker-player/hash-banker-player.game'))
      .hashBankerPlayer,
  'hash-niu-niu': async () =>
    (await import('@pavilion/games/hashgame/hash-niu-niu/hash-niu-niu.game')).hashNiuNiu,
};

/** Codes of the games whose rounds can be checked. */
export const checkableGames = Object.keys(gameModules) as HouseGameCode[];

/** The rules of a game by its code, null for one that is not ours. */
export async function loadGameModule(code: string): Promise<AnyGame | null> {
  const load = Object.hasOwn(gameModules, code) ? gameModules[code as HouseGameCode] : null;
  if (!load) return null;
  const game = await load();
  if (game.engine === 'instant') await game.load?.();
  return game;
}

/** Names that a code does not give away. */
const names: Readonly<Partial<Record<string, string>>> = {
  'hi-lo': 'Hi-Lo',
  'classic-3x3': 'Orchard Sevens',
  'lines-5x3': 'Galleon Tides',
  'ways-243': 'Jaguar Canopy',
  'cascade-6x5': 'Gemstone Grotto',
  'hold-and-win': 'Lucky Cat Coins',
};

/** A game's name before its rules are loaded: `"Hash Odd Even"` of its code, or its own. */
export function titleOfCode(code: string): string {
  const words = code.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return names[code] ?? words.join(' ');
}
