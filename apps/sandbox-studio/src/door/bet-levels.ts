import type {
  ProviderInput,
  ProviderResponse,
  studioBetLevels,
} from '@pavilion/contracts/provider';
import { currencies, isCurrencyCode, type CurrencyCode } from '@pavilion/domain/currencies';
import { formatMinor } from '@pavilion/domain/money';
import { titleVolatility, type StudioTitle } from '../titles/index.ts';
import { stakeBounds } from '../play/stake-bounds.ts';
import { servedEntry } from '../served-titles.ts';

/** Stakes that a title offers, as multiples of the least. */
const steps = [1n, 2n, 5n, 10n, 20n, 50n, 100n];
/** A game opens with this one. */
const openingStep = 3;

/** Stakes of a title in a currency, rising, as amounts. */
export function betLevelsOf(title: StudioTitle, currency: CurrencyCode): string[] {
  const { exponent } = currencies[currency];
  const leastMinor = stakeBounds(currency, titleVolatility(title))?.minMinor ?? 0n;
  return steps.map((step) => formatMinor(leastMinor * step, exponent));
}

/** Answers what may be staked on a game; a front of matches takes any sum between its bounds. */
export function answerBetLevels({
  provider,
  game,
  currency,
}: ProviderInput<typeof studioBetLevels>): ProviderResponse<typeof studioBetLevels> {
  const served = servedEntry(provider, game);
  if (!served || !isCurrencyCode(currency)) return { levels: null, default: null };
  if ('front' in served) return { levels: [], default: null };
  const levels = betLevelsOf(served.title, currency);
  return { levels, default: levels[openingStep] ?? null };
}
