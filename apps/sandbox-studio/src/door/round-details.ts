import type {
  ProviderInput,
  ProviderResponse,
  studioRoundDetails,
  studioRounds,
} from '@pavilion/contracts/provider';
import { formatMinor, parseMinor } from '@pavilion/domain/money';
import type { KeptRound } from '../play/kept-rounds.ts';
import { servedEntry } from '../served-titles.ts';
import type { Studio } from '../studio.types.ts';

/** A finished round as the wallet hears of it. */
export function toldRound(
  kept: KeptRound,
): ProviderResponse<typeof studioRounds>['rounds'][number] {
  const { round, exponent } = kept;
  const minor = (text: string | null): bigint => parseMinor(text ?? '0', exponent) ?? 0n;
  const returnedMinor = minor(round.payout) + minor(round.jackpotWin);
  return {
    provider: kept.providerCode,
    game: kept.gameCode,
    player: kept.player,
    roundId: round.roundId,
    state: returnedMinor > 0n ? 'won' : 'lost',
    currency: kept.currency,
    staked: round.stake,
    returned: formatMinor(returnedMinor, exponent),
    at: kept.at,
  };
}

/** A finished round with all that was dealt; its type is the family of its title. */
export function roundDetails(
  { kept }: Studio,
  { provider, roundId }: ProviderInput<typeof studioRoundDetails>,
): ProviderResponse<typeof studioRoundDetails> {
  const found = kept.find(roundId);
  const served = found && servedEntry(found.providerCode, found.gameCode);
  if (!found || found.providerCode !== provider || !served || 'front' in served)
    return { round: null };
  const { params, outcome, events, multiplier, jackpotWin } = found.round;
  return {
    round: {
      ...toldRound(found),
      type: served.title.family,
      data: { params, outcome, events, multiplier, jackpotWin },
    },
  };
}
