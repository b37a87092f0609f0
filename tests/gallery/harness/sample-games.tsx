import { categories, type CategoryCode } from '@pavilion/domain/categories';
import type { GameTile } from '@pavilion/templates/props/card';
import type { TemplateEnvironment } from '@pavilion/templates/props/environment';
import type {
  GameCatalogue,
  GameRow,
  ProviderChoice,
  ProviderEntry,
} from '@pavilion/templates/props/lobby';
import { useState } from 'react';

/** Invented makers of games. */
export const sampleProviders = [
  'Lumina',
  'Northgate',
  'Silk Road Studio',
  'Kestrel',
  'Odeon Live',
  'Papaya Play',
];

const names: Partial<Record<CategoryCode, string>> = {
  slots:
    'Golden Koi,Book of Anubis,Emerald Dragon,Fruit Parade,Lucky Lanterns,Pirate Gold,Crystal Cascade,Wolf Moon,Sugar Storm,Tiger Temple,Diamond Sevens,Sakura Nights',
  livecasino:
    'Velvet Roulette,Grand Baccarat,Blackjack Salon,Dragon Tiger,Speed Sic Bo,Royal Wheel,Casino Hold’em,Monopoly Street Deluxe Live',
  fish: 'Coral Kings,Deep Sea Hunter,Manta Fortune,Reef Raiders,Golden Angler,Lagoon Blast',
  crash: 'Sky Rocket,Moon Shot,Comet Rider,Jet Trail,Balloon Rush,Night Flight',
  table: 'Texas Royale,Omaha Club,Pusoy Dos,Tongits Night,Video Poker,Three Card Ace',
  bingo: 'Bingo Fiesta,Ninety Ball Hall,Lucky Cards,Island Bingo,Neon Bingo,Bingo Express',
};

function tile(category: CategoryCode, name: string, index: number): GameTile {
  const code = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const provider = sampleProviders[index % sampleProviders.length] ?? '';
  const path = [category, code, name, provider].map(encodeURIComponent).join('/');
  return {
    id: code,
    name,
    provider,
    imageUrl: `/art/cover/${path}/poster.webp`,
    placeholder: '#26324a,#3d5170',
    to: `/playnow?game=${code}`,
    isFavourite: false,
    isHot: index === 1,
    isNew: index === 3,
    category: categories[category].wireName,
    seats: category === 'livecasino' ? { taken: (index * 3) % 8, total: 7 } : null,
    categoryName: categories[category].wireName,
  };
}

/** Rows of the home's lobby; the first mixes categories as the hot list does. */
export function sampleRows(
  favourites: ReadonlySet<string>,
  text: TemplateEnvironment['text'],
): GameRow[] {
  const rows = Object.entries(names).map(([code, list]): GameRow => {
    const category = categories[code as CategoryCode];
    return {
      id: category.code,
      title: text(`_m.${category.wireName}`),
      icon: category.code,
      to: category.path,
      games: list
        .split(',')
        .map((name, index) => tile(category.code, name, index))
        .map((game) => ({ ...game, isFavourite: favourites.has(game.id) })),
    };
  });
  const hot: GameRow = {
    id: 'hot',
    title: text('_m.hot'),
    icon: 'fire',
    to: '/hot',
    games: [0, 1, 2].flatMap((index) => rows.flatMap((row) => row.games[index] ?? [])),
  };
  return [hot, ...rows];
}

export const sampleProviderEntries: ProviderEntry[] = sampleProviders.map((name, index) => ({
  id: name,
  name,
  logoUrl: `/art/provider/${encodeURIComponent(name)}`,
  to: `/slots?provider=${name}`,
  gameCount: 184 - index * 23,
  lobbies: [
    { id: 'slots', name: 'Slots', to: `/slots?provider=${name}`, gameCount: 150 - index * 23 },
    { id: 'fish', name: 'Fishing', to: `/fishing?provider=${name}`, gameCount: 34 },
  ],
}));

/** The games of the rows that the chosen provider has. */
export function useSampleChoice(rows: GameRow[]): ProviderChoice {
  const [providerId, onChoose] = useState<string | null>(null);
  const all = sampleCatalogue(rows);
  const games = all.games.filter(({ provider }) => provider === providerId);
  const catalogue = { ...all, games, totalCount: games.length };
  return { providerId, onChoose, catalogue, onRetry: null };
}

/** All games of the rows as one list with more to come. */
export function sampleCatalogue(rows: GameRow[]): GameCatalogue {
  const games = rows.slice(1).flatMap((row) => row.games);
  return {
    games,
    totalCount: 1240,
    hasMore: false,
    isLoadingMore: false,
    onMore: () => undefined,
  };
}
