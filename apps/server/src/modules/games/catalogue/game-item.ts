import type * as z from 'zod/mini';
import type { catalogueGame, gameItem } from '@pavilion/contracts';
import { categories, type CategoryCode } from '@pavilion/domain/categories';
import type { GameRow } from './game.store.ts';

/** Poster of a game; other shapes and widths stand beside it (module media). */
export function posterUrl(providerCode: string, gameCode: string): string {
  return `/media/games/${encodeURIComponent(providerCode)}/${encodeURIComponent(gameCode)}/poster.webp`;
}

export function toGameItem(row: GameRow): z.output<typeof gameItem> {
  return {
    provider_code: row.provider_code,
    game_code: row.code,
    game_name: row.name,
    game_type: categories[row.category as CategoryCode].wireName,
    img_url: posterUrl(row.provider_code, row.code),
  };
}

export function toCatalogueGame(row: GameRow, jackpot?: string): z.output<typeof catalogueGame> {
  return {
    ...toGameItem(row),
    provider_name: row.provider_name,
    placeholder: row.placeholder,
    is_hot: row.is_hot,
    is_new: row.is_new,
    is_playable: row.hindrance !== 'notServed',
    ...(row.hindrance === null || row.hindrance === 'notServed' ? {} : { is_closed: true }),
    ...(row.agreed_launch ? { launch: row.agreed_launch } : {}),
    ...(row.players_now ? { players_now: row.players_now } : {}),
    ...(jackpot === undefined ? {} : { jackpot }),
  };
}
