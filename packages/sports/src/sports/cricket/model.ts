import type { Random } from '@pavilion/domain/ids';
import type { PriceModel } from '../../pricing/chances.ts';
import { simulatedModel } from '../../pricing/simulated-model.ts';
import {
  cricketFactsOf,
  cricketStart,
  drawPitch,
  playDeliveries,
  type CricketInput,
  type CricketState,
} from './simulate.ts';

/** Matches that a price is made of: a chance of one half is known to about .008. */
export const usualMatches = 4000;

/**
 * The price model of twenty overs a side: the match, or the rest of it, played ball by ball many
 * times, each on a pitch drawn from what is known of it by now. Give each event a stream of its
 * own, begun anew for each price.
 */
export function cricketModel(
  input: CricketInput,
  random: Random,
  state: CricketState = cricketStart,
  matches = usualMatches,
): PriceModel {
  return simulatedModel(
    Array.from({ length: matches }, () => {
      const pitch = drawPitch(input, state, random);
      return cricketFactsOf(input, playDeliveries(input, random, pitch, state));
    }),
  );
}
