import type * as z from 'zod/mini';
import type { catalogueGame } from '@pavilion/contracts/provider';
import { currencies, type CurrencyCode } from '@pavilion/domain/currencies';
import { messageLocaleCodes, locales } from '@pavilion/domain/locales';
import { formatAmount } from '@pavilion/domain/money';
import { providerOf } from '@pavilion/domain/providers';
import { fractionText, multiplierText } from '@pavilion/games';
import { families, titleReturns } from '@pavilion/games/titles/index';
import { servedTitles } from '../served-titles.ts';
import { largestStake, stakeBounds } from '../play/stake-bounds.ts';

type CatalogueGame = z.output<typeof catalogueGame>;

/** The titles we serve, as the wallet's catalogue wants them. */
export function catalogueGames(updatedAt: Date): CatalogueGame[] {
  return servedTitles.map(({ providerCode, gameCode, name, category, title }) => {
    const game = families[title.family];
    const best = titleReturns(title)
      .map(({ rtp }) => fractionText(rtp, 6))
      .toSorted()
      .at(-1);
    return {
      provider: providerCode,
      game: gameCode,
      names: { en: name },
      category,
      features: ['demo'],
      rtpVariants: [{ rtp: percentOf(best ?? '0.000000'), isActive: true }],
      volatility: title.volatility ?? game.volatility,
      maxWinMultiplier: multiplierText(game.maxMultiplierE4),
      stakes: (Object.keys(currencies) as CurrencyCode[]).flatMap((currency) => {
        const bounds = stakeBounds(currency);
        if (!bounds) return [];
        // A hand is paid out when it reaches the most that a round pays: its largest multiplier bounds no stake.
        const isBounded = game.engine !== 'hand' && !game.topMultiplierE4;
        const max = largestStake(bounds, isBounded ? game.maxMultiplierE4 : 0n);
        const write = (minor: bigint): string => formatAmount(minor, currency);
        return [{ currency, min: write(bounds.minMinor), max: write(max) }];
      }),
      languages: messageLocaleCodes.map((code) => locales[code].tag),
      blockedCountries: [],
      launch: providerOf(providerCode).launchKinds.filter((kind) => kind !== 'house'),
      mathsVersion: `${title.family}-${game.version}`,
      status: 'active',
      updatedAt: updatedAt.toISOString(),
      deletedAt: null,
    };
  });
}

/** `"0.990000"` → `"99.0000"`. */
function percentOf(share: string): string {
  const digits = share.replace('.', '');
  return `${Number(digits.slice(0, 3))}.${digits.slice(3)}`;
}
