// chunk: card
import type { ComponentType, CSSProperties } from 'react';
import type { GameCardProps } from '../../props/card.ts';

/**
 * How much room a kind of card wants in a list. Lobbies read it, so that every card fits every
 * lobby.
 */
export interface TileSize {
  /** Narrowest pleasant width on wide screens. */
  widthPx: number;
  /** Part of a narrow screen one tile takes: `44%` gives two columns, `29%` three, `100%` one. */
  share: '29%' | '44%' | '100%';
  /** Width by height of the whole tile, for the grey stand-ins while loading. */
  ratio: number;
}

/** A card that says how much room it wants. */
export type SizedCard = ComponentType<GameCardProps> & { tile?: TileSize };

const usual: TileSize = { widthPx: 150, share: '44%', ratio: 0.7 };

/** Room wanted by a card; cards that say nothing are taken for posters. */
export function tileSize(Card: ComponentType<GameCardProps>): TileSize {
  return (Card as SizedCard).tile ?? usual;
}

/** Width of a tile in a rail on a narrow screen: the next one always looks in at the edge. */
const railWidths: Record<TileSize['share'], string> = {
  '29%': '28vw',
  '44%': '40vw',
  '100%': '82vw',
};

/**
 * The same as custom properties `--tile`, `--tile-share`, `--tile-rail`, `--tile-ratio` for a
 * lobby's style sheet.
 */
export function tileVariables(Card: ComponentType<GameCardProps>): CSSProperties {
  const { widthPx, share, ratio } = tileSize(Card);
  return {
    '--tile': `${widthPx}px`,
    '--tile-share': share,
    '--tile-rail': `min(${Math.round(widthPx * 1.1)}px, ${railWidths[share]})`,
    '--tile-ratio': String(ratio),
  } as CSSProperties;
}
