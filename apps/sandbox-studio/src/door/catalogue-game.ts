import type * as z from 'zod/mini';
import type { catalogueGame as catalogueGameSchema } from '@pavilion/contracts/provider';
import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import { messageLocaleCodes, locales } from '@pavilion/domain/locales';
import { formatAmount } from '@pavilion/domain/money';
import { providerOf } from '@pavilion/domain/providers';
import { fractionText, largestStake, multiplierText, type Volatility } from '@pavilion/games';
import { hasFreeRounds } from '../play/free-rounds.ts';
import { jackpotPlanOf } from '../jackpots/jackpots.data.ts';
import { stakeBounds } from '../play/stake-bounds.ts';
import type { CatalogueEntry, ListedEntry, ServedFront, ServedTitle } from '../served-titles.ts';
import {
  families,
  frontVolatility,
  sportsRtpBasisPoints,
  titleReturns,
  titleTopMultiplierE4,
  titleVolatility,
} from '../titles/index.ts';
import { standingOf, type Standing } from './standing.ts';

type CatalogueGame = z.output<typeof catalogueGameSchema>;

const dayMs = 24 * 60 * 60 * 1000;

/** An entry as the wallet's catalogue wants it. */
export function catalogueGame(entry: ListedEntry, startedAt: Date): CatalogueGame {
  const standing = standingOf(entry);
  const common = commonFacts(entry, standing, startedAt);
  return { ...common, ...('title' in entry ? titleFacts(entry) : frontFacts(entry)) };
}

const commonFacts = (
  { providerCode, providerName, gameCode, name, category }: CatalogueEntry,
  { popularity, ageDays }: Standing,
  startedAt: Date,
) => ({
  provider: providerCode,
  providerName,
  game: gameCode,
  names: { en: name },
  category,
  popularity,
  features: ['demo' as const],
  languages: messageLocaleCodes.map((code) => locales[code].tag),
  blockedCountries: [],
  launch: providerOf(providerCode).launchKinds.filter((kind) => kind !== 'house'),
  status: 'active' as const,
  releasedAt: new Date(startedAt.getTime() - ageDays * dayMs).toISOString(),
  updatedAt: startedAt.toISOString(),
  deletedAt: null,
});

function titleFacts(served: ServedTitle) {
  const { title } = served;
  const game = families[title.family];
  const best = titleReturns(title)
    .map(({ rtp }) => fractionText(rtp, 6))
    .toSorted()
    .at(-1);
  // A hand is paid out when it reaches the most that a round pays: its largest multiplier bounds no
  // stake.
  const isBounded = game.engine !== 'hand' && !game.topMultiplierE4;
  const hasPot = jackpotPlanOf(served.providerCode, served.gameCode) !== null;
  return {
    ...(hasPot ? { categories: [served.category, 'jackpot'] } : {}),
    features: [
      'demo' as const,
      ...(hasFreeRounds(title) ? ['freeRounds' as const] : []),
      ...(hasPot ? ['jackpot' as const] : []),
    ],
    rtpVariants: [{ rtp: percentOf(best ?? '0.000000'), isActive: true }],
    volatility: titleVolatility(title),
    maxWinMultiplier: multiplierText(titleTopMultiplierE4(title)),
    stakes: stakesOf(titleVolatility(title), isBounded ? game.maxMultiplierE4 : 0n),
    mathsVersion: `${title.family}-${game.version}`,
  };
}

const frontFacts = ({ front }: ServedFront) => ({
  rtpVariants: [{ rtp: `${Math.floor(sportsRtpBasisPoints(front) / 100)}.00`, isActive: true }],
  volatility: frontVolatility,
  maxWinMultiplier: null,
  stakes: stakesOf(frontVolatility, 0n),
  mathsVersion: `prices-${front.marginPerMille}`,
});

/**
 * Bounds of a stake in every currency, for a game that pays so much at the most; 0: each bet is
 * bounded for itself.
 */
const stakesOf = (volatility: Volatility, topE4: bigint): CatalogueGame['stakes'] =>
  (Object.keys(currencies) as CurrencyCode[]).flatMap((currency) => {
    const bounds = stakeBounds(currency, volatility);
    if (!bounds) return [];
    const write = (minor: bigint): string => formatAmount(minor, currency);
    return [{ currency, min: write(bounds.minMinor), max: write(largestStake(bounds, topE4)) }];
  });

/** `"0.990000"` → `"99.0000"`. */
function percentOf(share: string): string {
  const digits = share.replace('.', '');
  return `${Number(digits.slice(0, 3))}.${digits.slice(3)}`;
}
