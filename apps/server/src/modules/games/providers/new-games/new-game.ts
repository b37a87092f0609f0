import { coverPlaceholder } from '@pavilion/art';
import type { CategoryCode } from '@pavilion/domain/categories';
import { foldText } from '@pavilion/domain/search';
import type { Volatility } from '@pavilion/games';

/** A game that the platform does not have yet: of ours, or of a studio that tells of it. */
export interface NewGame {
  providerCode: string;
  code: string;
  name: string;
  /** Other words that it is searched by. */
  otherNames?: string;
  category: CategoryCode;
  rtpBasisPoints: number;
  volatility: Volatility;
  popularity: number;
  releasedAt: Date;
  /** Of ours: opens without a studio. */
  isPlayable: boolean;
}

/** Its row, marked as nothing yet: `markGames` says what lists lead with. */
export function gameRow(game: NewGame, id: string, providerName: string) {
  const { code, name, category, otherNames = '' } = game;
  return {
    id,
    provider_code: game.providerCode,
    code,
    name,
    category,
    rtp_basis_points: game.rtpBasisPoints,
    volatility: shownVolatility(game.volatility),
    is_hot: false,
    is_featured: false,
    is_popular: false,
    is_new: false,
    is_playable: game.isPlayable,
    popularity: game.popularity,
    placeholder: colourList(coverPlaceholder({ gameCode: code, name, category })),
    search_text: foldText(`${name} ${providerName} ${otherNames}`).trim(),
    released_at: game.releasedAt,
  };
}

/** The catalogue knows three sizes. */
const shownVolatility = (volatility: Volatility): 'low' | 'medium' | 'high' =>
  volatility === 'extreme' ? 'high' : volatility;

/** `120030-873ca4` → `#120030,#873ca4`, the form of the list answers. */
const colourList = (placeholder: string): string =>
  placeholder
    .split('-')
    .map((colour) => `#${colour}`)
    .join(',');
