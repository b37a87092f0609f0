// chunk: alone
import { slipLoad } from '@pavilion/contracts/player/sports/slip-load.contract';
import { slipShare } from '@pavilion/contracts/player/sports/slip-share.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { call } from '../../../core/api.ts';
import { addLines } from './betslip.store.ts';
import { builderOf, lineOf } from './rebet.ts';
import { sentLeg } from './slip-leg.ts';
import type { SlipLine } from './slip.types.ts';

export type SharedSlip = CallResponse<typeof slipShare>;

/** A code for these selections. */
export const shareLines = (lines: readonly SlipLine[]): Promise<SharedSlip> =>
  call(
    slipShare,
    { legs: lines.map((line) => sentLeg(line, line.currentOdds)) },
    { handled: true },
  );

/**
 * Puts the selections behind a code into the slip; gives how many there were. Rejects as the call
 * does.
 */
export async function loadShared(code: string): Promise<number> {
  const { legs } = await call(slipLoad, { code }, { handled: true });
  const lines = legs.map((leg) => {
    const { picks = [], ...named } = {
      ...leg,
      is_open: leg.state === 'open',
      league: leg.league_name,
      home: leg.home_team_name,
      away: leg.away_team_name,
    };
    if (picks.length < 2) return lineOf(named);
    return builderOf(
      picks.map((pick) => ({ ...named, ...pick })),
      leg.odds,
    );
  });
  addLines(lines);
  return lines.length;
}
