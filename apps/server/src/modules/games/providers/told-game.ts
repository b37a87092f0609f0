import type { catalogueChanged, ProviderInput } from '@pavilion/contracts/provider';
import { categoryCodes } from '@pavilion/domain/categories';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import type { ToldGame } from './catalogue.store.ts';
import type { NewGame } from './new-games/new-game.ts';

/** A game as a studio tells of it. */
export type Told = ProviderInput<typeof catalogueChanged>['games'][number];

/** What is kept of what a studio says of a game, or what is wrong with it. */
export function toldGameOf(game: Told): ToldGame | string {
  const toldAt = new Date(game.updatedAt);
  if (Number.isNaN(toldAt.getTime())) return 'updatedAt is no time';
  if (game.names['en'] === undefined) return 'the name in en is missing';
  if (game.rtpVariants.filter(({ isActive }) => isActive).length !== 1)
    return 'exactly one RTP variant must be active';
  const stakes: ToldGame['stakes'] = {};
  for (const { currency, min, max } of game.stakes) {
    if (!isCurrencyCode(currency)) continue;
    const [low, high] = [parseAmount(min, currency), parseAmount(max, currency)];
    if (low === null || high === null || low > high)
      return `the stakes in ${currency} are no range`;
    stakes[currency] = { min: Number(low), max: Number(high) };
  }
  const { provider: _provider, game: _game, status, deletedAt, stakes: _stakes, ...facts } = game;
  return {
    providerCode: game.provider,
    gameCode: game.game,
    status: deletedAt === null ? status : 'retired',
    blockedCountries: game.blockedCountries,
    stakes,
    facts,
    toldAt,
  };
}

/**
 * What the catalogue of the platform takes over of a game that it does not have, or why it takes
 * none.
 */
export function newGameOf(game: Told, now: Date): NewGame | string {
  if (game.status === 'retired' || game.deletedAt !== null) return 'not offered here';
  const category = categoryCodes.find((code) => code === game.category);
  if (!category) return 'the category is unknown';
  const name = game.names['en'];
  if (name === undefined) return 'the name in en is missing';
  const active = game.rtpVariants.find(({ isActive }) => isActive);
  const rtpBasisPoints = active ? basisPoints(active.rtp) : 0;
  if (rtpBasisPoints < rtpLeast || rtpBasisPoints > rtpMost)
    return 'the RTP is not between 50 and 100 per cent';
  return {
    providerCode: game.provider,
    code: game.game,
    name,
    category,
    rtpBasisPoints,
    volatility: game.volatility,
    popularity: game.popularity ?? 0,
    releasedAt: game.releasedAt === undefined ? now : new Date(game.releasedAt),
    isPlayable: false,
  };
}

const rtpLeast = 5_000;
const rtpMost = 10_000;

/** `"96.1567"` → 9615: cut, never rounded up. */
function basisPoints(percent: string): number {
  const [whole = '', part = ''] = percent.split('.');
  return Number(whole) * 100 + Number(part.padEnd(2, '0').slice(0, 2));
}
