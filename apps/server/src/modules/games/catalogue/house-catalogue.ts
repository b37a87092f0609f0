import { gameName, messageTags } from '@pavilion/i18n';
import { createTranslator } from '@pavilion/i18n/server';
import {
  fractionText,
  houseGames,
  houseProviderCode,
  poolGames,
  type AnyGame,
} from '@pavilion/games';
import { fishingGames } from '@pavilion/games/fishing/index';
import type { NewGame } from '../providers/index.ts';

/** Our studio leads the lists: its games are more popular than any that a studio tells of. */
const housePopularity = 10_001;
const youngestDays = 3;
const dayMs = 24 * 60 * 60 * 1000;

/** What the catalogue tells of a game of ours. */
type ToldGame = Pick<AnyGame, 'code' | 'name' | 'category' | 'volatility' | 'rtp'>;

/** Games that are played in a room of their category, on no stage of their own. */
const roomGames: readonly ToldGame[] = Object.values(fishingGames).map((game) => ({
  ...game,
  volatility: 'high',
}));

/** The games of our studio as the catalogue has them, each a day older than the one before. */
export function houseCatalogue(now: Date): NewGame[] {
  const games: readonly ToldGame[] = [
    ...Object.values(houseGames),
    ...Object.values(poolGames),
    ...roomGames,
  ];
  return games.map((game, index, all) => ({
    providerCode: houseProviderCode,
    code: game.code,
    name: game.name,
    otherNames: namesElsewhere(game),
    category: game.category,
    rtpBasisPoints: bestReturn(game),
    volatility: game.volatility,
    popularity: housePopularity + all.length - index,
    releasedAt: new Date(now.getTime() - (youngestDays + index) * dayMs),
    isPlayable: true,
  }));
}

/** What the game is called in the other languages: who reads a name there searches for it. */
function namesElsewhere({ code, name }: ToldGame): string {
  const game = { provider_code: houseProviderCode, game_code: code, game_name: name };
  const names = messageTags.map((tag) => gameName(createTranslator(tag), game));
  return [...new Set(names)].filter((other) => other !== name).join(' ');
}

/** The best of a game's returns in hundredths of a per cent, rounded down. */
function bestReturn(game: ToldGame): number {
  return Math.max(...game.rtp().map(({ rtp }) => Number(fractionText(rtp, 4).replace('.', ''))));
}
