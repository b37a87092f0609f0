import type { Random } from '@pavilion/domain/ids';
import type { PriceModel } from '../../pricing/chances.ts';
import { simulatedModel } from '../../pricing/simulated-model.ts';
import {
  driveFactsAt,
  playAmericanFootball,
  type AmericanFootballInput,
  type DrivePath,
} from './simulate.ts';

/** Games that a price is made of: a chance of one half is known to about .007. */
export const usualGames = 5000;

/**
 * The price model of American football: the game, or what is left of it after these drives, played
 * many times. Give each event a stream of its own, begun anew for each price, so that prices move
 * with the game and not with the luck of the sums.
 */
export function americanFootballModel(
  input: AmericanFootballInput,
  random: Random,
  before: DrivePath = [],
  games = usualGames,
): PriceModel {
  return simulatedModel(
    Array.from({ length: games }, () => {
      const path = playAmericanFootball(input, random, before);
      return driveFactsAt(input, path, path.length);
    }),
  );
}
