import type { CallResponse } from '@pavilion/contracts/define-call';
import { racingRaceGet } from '@pavilion/contracts/player/games/racing-race-get.contract';
import { call } from '../../../core/api.ts';
import type { EndedBets, Payouts } from '../../stages/table/table-view.types.ts';
import { raceCodeOf, type RaceRunner } from './race-data.ts';

type PlayedBets = Pick<EndedBets, 'outcome' | 'lines'>;
type Dividends = CallResponse<typeof racingRaceGet>['value']['dividends'];

/**
 * What bets on a race with this card pay: at fixed odds each part of a bet by its own price, halved
 * in a dead heat; in a pool by what the pool paid.
 */
export async function payoutsOnRace(
  { runners, dividends }: { runners: readonly RaceRunner[]; dividends: Dividends },
  { outcome, lines }: PlayedBets,
): Promise<readonly bigint[]> {
  const { raceOutcomeOf, raceRound } = await import('@pavilion/games/pools/race-round');
  const round = raceRound({ runners });
  const settled = round.settle(outcome as Parameters<typeof raceOutcomeOf>[0], new Map());
  return lines.map(({ params, stakeMinor }) => {
    const parsed = round.parseBet(params);
    if (!parsed.ok) return 0n;
    const line = { bet: parsed.params, stakeMinor };
    const pooled = round.stakesOf(line);
    if (pooled.length === 0) return settled.payoutOf(line);
    return pooled.reduce((sum, stake) => sum + pooledPayout(stake, dividends), 0n);
  });
}

/** Of a pool that went back as a whole its stake. */
function pooledPayout(
  stake: { pool: string; key: string; stakeMinor: bigint },
  dividends: Dividends,
): bigint {
  const paid = dividends?.find(({ kind }) => kind === stake.pool);
  if (!paid?.prices) return stake.stakeMinor;
  const price = paid.prices.find(({ key }) => key === stake.key)?.price ?? '0.00';
  return (stake.stakeMinor * BigInt(price.replace('.', ''))) / 100n;
}

/** The same for a race of the site by its number. */
export const racePayouts: Payouts = async ({ info, tableId, index, ...played }) => {
  const request = { game: raceCodeOf(info.game_code), table_id: tableId, index };
  const { value } = await call(racingRaceGet, request, { handled: true });
  return payoutsOnRace({ runners: value.card.runners, dividends: value.dividends }, played);
};
