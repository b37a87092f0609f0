import type * as z from 'zod/mini';
import type {
  catalogueGame,
  ProviderInput,
  ProviderResponse,
  studioCatalogue,
} from '@pavilion/contracts/provider';
import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import { messageLocaleCodes, locales } from '@pavilion/domain/locales';
import { formatAmount } from '@pavilion/domain/money';
import { providerOf } from '@pavilion/domain/providers';
import { fractionText, largestStake, multiplierText, type Volatility } from '@pavilion/games';
import {
  families,
  frontVolatility,
  sportsRtpBasisPoints,
  titleReturns,
  titleTopMultiplierE4,
  titleVolatility,
} from '@pavilion/games/titles/index';
import { servedFronts, servedTitles, type ServedEntry } from '../served-titles.ts';
import { jackpotPlanOf } from '../jackpots/jackpots.data.ts';
import { hasFreeRounds } from '../play/free-rounds.ts';
import { stakeBounds } from '../play/stake-bounds.ts';

type CatalogueGame = z.output<typeof catalogueGame>;

/**
 * A page of what we serve. The cursor is when we started and how many were given since: whoever read another start's list reads this one from its
 * beginning, for anything in it may have changed.
 */
export function answerCatalogue(
  startedAt: Date,
  { cursor, updatedAfter = '', limit = 500 }: ProviderInput<typeof studioCatalogue>,
): ProviderResponse<typeof studioCatalogue> {
  const [, startedMs, given] = /^(\d{1,15})\.(\d{1,6})$/.exec(cursor ?? '') ?? [];
  const start = Number(startedMs) === startedAt.getTime() ? Number(given) : 0;
  const games = catalogueGames(startedAt).filter(({ updatedAt }) => updatedAt > updatedAfter);
  const end = Math.min(games.length, start + limit);
  return {
    games: games.slice(start, end),
    cursor: `${startedAt.getTime()}.${end}`,
    hasMore: end < games.length,
  };
}

/** The titles we serve, as the wallet's catalogue wants them. */
function catalogueGames(updatedAt: Date): CatalogueGame[] {
  const games = servedTitles.map((served): CatalogueGame => {
    const { title } = served;
    const game = families[title.family];
    const best = titleReturns(title)
      .map(({ rtp }) => fractionText(rtp, 6))
      .toSorted()
      .at(-1);
    // A hand is paid out when it reaches the most that a round pays: its largest multiplier bounds no stake.
    const isBounded = game.engine !== 'hand' && !game.topMultiplierE4;
    return {
      ...commonFacts(served, updatedAt),
      ...(hasPot(served) ? { categories: [served.category, 'jackpot'] } : {}),
      features: [
        'demo',
        ...(hasFreeRounds(title) ? ['freeRounds' as const] : []),
        ...(hasPot(served) ? ['jackpot' as const] : []),
      ],
      rtpVariants: [{ rtp: percentOf(best ?? '0.000000'), isActive: true }],
      volatility: titleVolatility(title),
      maxWinMultiplier: multiplierText(titleTopMultiplierE4(title)),
      stakes: stakesOf(titleVolatility(title), isBounded ? game.maxMultiplierE4 : 0n),
      mathsVersion: `${title.family}-${game.version}`,
    };
  });
  const fronts = servedFronts.map((served): CatalogueGame => ({
    ...commonFacts(served, updatedAt),
    rtpVariants: [
      { rtp: `${Math.floor(sportsRtpBasisPoints(served.front) / 100)}.00`, isActive: true },
    ],
    volatility: frontVolatility,
    maxWinMultiplier: null,
    stakes: stakesOf(frontVolatility, 0n),
    mathsVersion: `prices-${served.front.marginPerMille}`,
  }));
  return [...games, ...fronts];
}

const hasPot = ({ providerCode, gameCode }: ServedEntry): boolean =>
  jackpotPlanOf(providerCode, gameCode) !== null;

const commonFacts = ({ providerCode, gameCode, name, category }: ServedEntry, updatedAt: Date) => ({
  provider: providerCode,
  game: gameCode,
  names: { en: name },
  category,
  features: ['demo' as const],
  languages: messageLocaleCodes.map((code) => locales[code].tag),
  blockedCountries: [],
  launch: providerOf(providerCode).launchKinds.filter((kind) => kind !== 'house'),
  status: 'active' as const,
  updatedAt: updatedAt.toISOString(),
  deletedAt: null,
});

/** Bounds of a stake in every currency, for a game that pays so much at the most; 0: each bet is bounded for itself. */
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
