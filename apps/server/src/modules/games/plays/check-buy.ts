import { multiplierScale, type InstantGame } from '@pavilion/games';
import { fail } from '../../../failure.ts';
import type { Site } from '../../../site-directory/index.ts';
import { gameFlags } from './game-flags.ts';

/**
 * Fails with gameUnavailable, detail `bonusBuy`, for a round that costs more than its stake where
 * the rules of the place forbid it.
 */
export function checkBuy(
  site: Pick<Site, 'jurisdiction'>,
  game: InstantGame<unknown>,
  params: unknown,
): void {
  const isBought = (game.costE4?.(params) ?? multiplierScale) > multiplierScale;
  if (isBought && !gameFlags(site, game.category).buy)
    fail('gameUnavailable', { statusDetail: 'bonusBuy' });
}
