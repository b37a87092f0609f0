/** A game of a provider, shared by all sites. */
export interface GamesTable {
  id: string;
  provider_code: string;
  code: string;
  name: string;
  /** Category code of the domain (`slots`). */
  category: string;
  /** Return to player in hundredths of a per cent. */
  rtp_basis_points: number;
  volatility: 'low' | 'medium' | 'high';
  is_hot: boolean;
  is_featured: boolean;
  is_popular: boolean;
  is_new: boolean;
  is_playable: boolean;
  popularity: number;
  /** Comma-separated hex colours of the blur-up stand-in. */
  placeholder: string;
  /** Name and provider in lower case without accents, what the search reads. */
  search_text: string;
  released_at: Date;
}

/** Why a game opens for nobody on a site: what `game_hindrance` says. */
export type GameHindrance = 'notServed' | 'switchedOff' | 'maintenance' | 'country';
