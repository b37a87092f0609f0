import { coverPlaceholder } from '@pavilion/art';
import { categoryCodes, type CategoryCode } from '@pavilion/domain/categories';
import { createSeededRandom, randomInteger } from '@pavilion/domain/random';
import { foldText } from '@pavilion/domain/search';
import { gameName, messageTags } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import {
  fractionText,
  houseGames,
  houseProviderCode,
  type AnyGame,
  type Volatility,
} from '@pavilion/games';
import {
  gameCode,
  providerEntries,
  sportsRtpBasisPoints,
  sportsTitle,
  studioTitle,
  titleRtpBasisPoints,
  titleVolatility,
  type ProviderEntry,
} from '@pavilion/games/titles/index';

/** A game of the demo catalogue. */
export interface CatalogueGame {
  providerCode: string;
  code: string;
  name: string;
  category: CategoryCode;
  rtpBasisPoints: number;
  volatility: 'low' | 'medium' | 'high';
  popularity: number;
  placeholder: string;
  searchText: string;
  /** Opens: the others wait for their provider. */
  isPlayable: boolean;
  /** Days before the day of seeding. */
  ageDays: number;
  isHot: boolean;
  isFeatured: boolean;
  isPopular: boolean;
  isNew: boolean;
}

type Draft = Omit<CatalogueGame, 'isHot' | 'isFeatured' | 'isPopular' | 'isNew'>;

// Sizes of the built-in lists (specification, point 9); the other categories add their best games to the hot list.
const hotSlots = 15;
const hotPerOtherCategory = 2;
const featuredCount = 10;
const popularCount = 6;
const newCount = 6;

/** The whole demo catalogue, the same on every machine. */
export function buildCatalogue(): CatalogueGame[] {
  const drafts = [
    ...Object.values(houseGames).map(houseDraft),
    ...providerEntries.flatMap(gamesOf),
  ];
  const byPopularity = drafts.toSorted((a, b) => b.popularity - a.popularity);
  const slots = byPopularity.filter((game) => game.category === 'slots');
  const hot = new Set([
    ...slots.slice(0, hotSlots),
    ...categoryCodes
      .filter((category) => category !== 'slots')
      .flatMap((category) =>
        byPopularity.filter((game) => game.category === category).slice(0, hotPerOtherCategory),
      ),
  ]);
  const featured = new Set(oneEachProvider(slots).slice(0, featuredCount));
  const popular = new Set(oneEachProvider(slots.toReversed()).slice(0, popularCount));
  const newest = new Set(
    oneEachProvider(slots.toSorted((a, b) => a.ageDays - b.ageDays)).slice(0, newCount),
  );
  return drafts.map((game) => ({
    ...game,
    isHot: hot.has(game),
    isFeatured: featured.has(game),
    isPopular: popular.has(game),
    isNew: newest.has(game),
  }));
}

function gamesOf(provider: ProviderEntry): Draft[] {
  return categoryCodes.flatMap((category) =>
    (provider.games[category] ?? []).map((name) => draftOf(provider, category, name)),
  );
}

function draftOf(provider: ProviderEntry, category: CategoryCode, name: string): Draft {
  const code = gameCode(name);
  const random = createSeededRandom(`${provider.code}/${code}`);
  const volatility = (['low', 'medium', 'high'] as const)[randomInteger(random, 0, 2)] ?? 'medium';
  const rtpBasisPoints = randomInteger(random, 9400, 9750);
  const title = studioTitle(provider.code, code);
  const front = sportsTitle(provider.code, code);
  const ofFront = front ? sportsRtpBasisPoints(front) : rtpBasisPoints;
  const ofTitle = title ? titleVolatility(title) : null;
  return {
    providerCode: provider.code,
    code,
    name,
    category,
    rtpBasisPoints: title ? titleRtpBasisPoints(title) : ofFront,
    volatility: ofTitle === null ? volatility : shownVolatility(ofTitle),
    popularity: randomInteger(random, 1, 10_000),
    placeholder: colourList(coverPlaceholder({ gameCode: code, name, category })),
    searchText: foldText(`${name} ${provider.name}`),
    ageDays: randomInteger(random, 3, 900),
    isPlayable: false,
  };
}

/** Our studio leads the lists: its games are more popular than any. */
const housePopularity = 10_001;

function houseDraft(game: AnyGame, index: number, all: readonly AnyGame[]): Draft {
  const { code, name, category, volatility } = game;
  return {
    providerCode: houseProviderCode,
    code,
    name,
    category,
    rtpBasisPoints: bestReturn(game),
    volatility: shownVolatility(volatility),
    popularity: housePopularity + all.length - index,
    placeholder: colourList(coverPlaceholder({ gameCode: code, name, category })),
    searchText: foldText(`${name} Pavilion Originals ${namesElsewhere(code, name)}`),
    ageDays: 3 + index,
    isPlayable: true,
  };
}

/** What the game is called in the other languages: who reads a name there searches for it. */
function namesElsewhere(code: string, name: string): string {
  const game = { provider_code: houseProviderCode, game_code: code, game_name: name };
  const names = messageTags.map((tag) => gameName(createTranslator(tag), game));
  return [...new Set(names)].filter((other) => other !== name).join(' ');
}

/** The catalogue knows three sizes. */
const shownVolatility = (volatility: Volatility): CatalogueGame['volatility'] =>
  volatility === 'extreme' ? 'high' : volatility;

/** The best of a game's returns in hundredths of a per cent, rounded down. */
function bestReturn(game: AnyGame): number {
  return Math.max(...game.rtp().map(({ rtp }) => Number(fractionText(rtp, 4).replace('.', ''))));
}

/** `120030-873ca4` → `#120030,#873ca4`, the form of the list answers. */
function colourList(placeholder: string): string {
  return placeholder
    .split('-')
    .map((colour) => `#${colour}`)
    .join(',');
}

function oneEachProvider(games: readonly Draft[]): Draft[] {
  const seen = new Set<string>();
  return games.filter((game) => !seen.has(game.providerCode) && seen.add(game.providerCode));
}
