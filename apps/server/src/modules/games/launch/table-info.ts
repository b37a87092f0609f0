import type { CallResponse, gameInfo } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import {
  fractionText,
  houseStakeLimits,
  largestStake,
  multiplierText,
  type AnyGame,
  type TableBet,
} from '@pavilion/games';

type HouseInfo = Extract<CallResponse<typeof gameInfo>['value'], { launch: 'house' }>;

/**
 * What a game of shared rounds says of its stages, and a table of its bets; nothing of any other
 * game.
 */
export function tableInfo(
  game: AnyGame,
  currency: CurrencyCode,
): Pick<HouseInfo, 'stages' | 'shows' | 'bets'> {
  if (game.engine !== 'round') return {};
  const { bettingMs: betting_ms, pauseMs: pause_ms, table } = game;
  const stages = { betting_ms, closed_ms: table?.closedMs ?? 0, pause_ms };
  if (!table) return { stages };
  return {
    stages,
    shows: table.shows,
    bets: table.bets().map((bet) => betOf(bet, currency)),
  };
}

function betOf(
  { kind, params, multiplierE4, rtp }: TableBet,
  currency: CurrencyCode,
): NonNullable<HouseInfo['bets']>[number] {
  const limits = houseStakeLimits(currency);
  return {
    kind,
    params,
    multiplier: multiplierText(multiplierE4),
    rtp: fractionText(rtp),
    exact: rtp.denominator < 10n ** 30n ? `${rtp.numerator}/${rtp.denominator}` : null,
    min: formatAmount(limits.minMinor, currency),
    max: formatAmount(largestStake(limits, multiplierE4), currency),
  };
}
