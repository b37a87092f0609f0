export interface GameTile {
  id: string;
  name: string;
  provider: string;
  /** Poster url ending in `/poster.webp`; cards derive shape and width with `gameImage`. */
  imageUrl: string;
  /** Comma-separated hex colours for the blur-up stand-in. */
  placeholder: string;
  to: string;
  isFavourite: boolean;
  isHot: boolean;
  isNew: boolean;
  /** It cannot be opened now: its card says so and invites nobody to play. */
  isUnavailable?: boolean;
  /** Rounds the player may play of it without a stake; missing or 0: none. */
  freeRounds?: number;
  /** What its studio's jackpot holds now, formatted short; missing: it has none. */
  jackpot?: string | undefined;
  /** Seats of a live table; null or missing where there are none. */
  seats?: { taken: number; total: number } | null;
  /** Category by its wire name, for filters of the lobby. */
  category?: string;
  /** The category's name in the visitor's language. */
  categoryName?: string | undefined;
}

export interface GameCardProps {
  game: GameTile;
  onToggleFavourite: (game: GameTile) => void;
  /** True for tiles likely in the first view: loaded eagerly. */
  isPriority?: boolean;
}
