import type { JsonObject } from '../engine/index.ts';
import { wonPrizes } from './fixed-prizes.ts';
import type { FixedPrizeLottery } from './lottery-game.ts';
import type { Outcome649, Play649 } from './lotto-6-49/lotto-6-49.game.ts';
import type { DrawSettlement } from './lotto-6-49/settle-draw.ts';
import { winningLines } from './lotto-6-49/winning-lines.ts';
import type { TicketLine } from './ticket-lines.ts';

/** What a line of a ticket won; `line` is its place on the ticket, 0 the first. */
export interface WonLine {
  line: number;
  tier: string;
  amountMinor: bigint;
}

/** What a ticket won in a draw with fixed prizes: a row for each prize. */
export function fixedWins<Play, Outcome extends JsonObject>(
  game: Pick<FixedPrizeLottery<Play, never, Outcome>, 'cover' | 'drawnOf'>,
  lines: readonly TicketLine<Play>[],
  outcome: Outcome,
): readonly WonLine[] {
  const drawn = game.drawnOf(outcome);
  return lines.flatMap(({ play, stakeMinor }, line) =>
    wonPrizes(game.cover(play), stakeMinor, drawn).map((prize) => ({ line, ...prize })),
  );
}

/** What a ticket of 6/49 won in a settled draw: a row for each tier its entries have lines in. */
export function fundWins(
  lines: readonly TicketLine<Play649>[],
  outcome: Outcome649,
  { tiers }: Pick<DrawSettlement, 'tiers'>,
): readonly WonLine[] {
  return lines.flatMap(({ play }, line) => {
    const counts = winningLines(play, outcome);
    return tiers
      .filter(({ tier }) => counts[tier] > 0n)
      .map(({ tier, eachMinor }) => ({ line, tier, amountMinor: counts[tier] * eachMinor }));
  });
}
