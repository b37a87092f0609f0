import type { CategoryCode } from '@pavilion/domain/categories';

/**
 * A provider of the demo catalogue with its games by category. Names are invented, except the three codes of the
 * specification.
 */
export interface ProviderEntry {
  code: string;
  name: string;
  games: Partial<Record<CategoryCode, readonly string[]>>;
}

const row = (code: string, name: string, games: ProviderEntry['games']): ProviderEntry => ({
  code,
  name,
  games,
});

export const providerEntries: readonly ProviderEntry[] = [
  row('EVOPLAY', 'Evoplay', {
    slots: ['Ember of the Nile', 'Frostfang Saga', 'Clockwork Bandits', 'Tea House Tigers'],
    crash: ['Skyward Courier', 'Comet Chaser'],
    arcade: ['Penalty Parade', 'Goblin Gate'],
  }),
  row('9W', '9Wickets', {
    sportsbook: ['9W Cricket', '9W Premium Sports'],
    livecasino: ['Andar Bahar Royale', 'Teen Patti Lounge'],
    crash: ['Nine Lives Crash'],
  }),
  row('WBET', 'WBet', {
    sportsbook: ['WBet Sports', 'WBet Virtual League'],
    horseracing: ['WBet Turf Club'],
  }),
  row('AURUM', 'Aurum Works', {
    slots: [
      'Vault of Midas',
      'Alchemist Alley',
      'Bullion Bandito',
      'Golden Carp Garden',
      'Sultan of Sparks',
      'Lantern Fortune',
      'Crown of Ashes',
    ],
  }),
  row('BRIGHTFOX', 'Bright Fox', {
    slots: [
      'Foxfire Forest',
      'Pumpkin Parlour',
      'Moonlit Market',
      'Sugar Rush Alley',
      'Honeycomb Heist',
    ],
    arcade: ['Foxhole Dash', 'Whack the Vault'],
  }),
  row('CORALBAY', 'Coral Bay', {
    fish: ['Reef Royale', 'Manta Mayhem', 'Deep Blue Hunters', 'Kraken Cove', 'Golden Anchor'],
    slots: ['Pearl of the Lagoon', 'Mermaid Mosaic'],
  }),
  row('DRAKENHALL', 'Drakenhall', {
    slots: [
      'Drake and the Dozen Crowns',
      'Wyrmfire Hoard',
      'Runes of Hallgard',
      'Siege of Emberkeep',
    ],
    table: ['Dragon Tiger Duel'],
  }),
  row('EASTGATE', 'East Gate', {
    slots: [
      'Jade Emperor Ways',
      'Firecracker Festival',
      'Lucky Koi Ladder',
      'Nine Cranes',
      'Plum Blossom Prosperity',
      'Mahjong Moonrise',
    ],
    table: ['Thirteen Cards', 'Big Two Masters'],
    lottery: ['East Gate Keno'],
  }),
  row('FERROUS', 'Ferrous Live', {
    livecasino: [
      'Speed Baccarat F1',
      'Lightning Sabre Roulette',
      'Bull Bull Live',
      'Immersive Roulette',
      'Blackjack Salon A',
      'Sic Bo Studio',
      'Dragon Tiger Live',
      'Fortune Wheel Live',
    ],
  }),
  row('GLASSHOUSE', 'Glasshouse Studios', {
    livecasino: [
      'Glass Floor Roulette',
      'Baccarat Atrium',
      'Blackjack Conservatory',
      'Lucky Numbers Live',
      'Property Row Live',
    ],
  }),
  row('HALCYON', 'Halcyon Hands', {
    table: [
      'Texas Holdem Lounge',
      'Caribbean Stud Bay',
      'Three Card Harbour',
      'Tongits Table',
      'Pusoy Palace',
    ],
    livecasino: ['Casino Holdem Live'],
  }),
  row('IRONBIRD', 'Iron Bird', {
    sabong: ['Iron Spur Derby', 'Golden Talon Cup', 'Arena of Wings', 'Six Rooster Classic'],
    horseracing: ['Ironbird Sprint'],
  }),
  row('JUMBLE', 'Jumble & Co', {
    bingo: [
      'Jumble Hall 75',
      'Teatime Bingo',
      'Bingo Carnival 90',
      'Speedball Bingo',
      'Pattern Party',
    ],
    arcade: ['Block Buster Row', 'Marble Mile'],
  }),
  row('KITEWORKS', 'Kiteworks', {
    crash: ['Paper Kite', 'Lantern Lift', 'Balloon Ascent', 'Rocket Regatta'],
    arcade: ['Mines of Kite Hill', 'Plinko Terrace', 'Tower Climb'],
  }),
  row('LODESTAR', 'Lodestar Gaming', {
    slots: [
      'Compass of Kings',
      'Meridian Megaspin',
      'Polar Lights',
      'Starfall Riches',
      'Lighthouse Treasure',
      'Aurora Express',
    ],
    hashgame: ['Hash Highway'],
  }),
  row('MANGOTREE', 'Mango Tree', {
    slots: [
      'Mango Monsoon',
      'Sari-Sari Surprise',
      'Fiesta de Barrio',
      'Coconut Cashdrop',
      'Jeepney Jackpot',
      'Halo-Halo Spins',
    ],
    bingo: ['Barangay Bingo'],
    sabong: ['Sabong Sunday'],
  }),
  row('NIGHTJAR', 'Nightjar', {
    slots: [
      'Vampire Vintage',
      'Phantom Phonograph',
      'Carnival Noir',
      'Raven Reels',
      'Midnight Masquerade',
    ],
    crash: ['Night Flight'],
  }),
  row('OCTAVO', 'Octavo Draws', {
    lottery: [
      'Octavo 4D',
      'Fortune Ball 5/90',
      'Mega Drum 6/45',
      'Pick Three Daily',
      'Lucky Eight Keno',
      'Rainbow Raffle',
    ],
    bingo: ['Octavo Bingo Blitz'],
  }),
  row('PIXELPAW', 'Pixel Paw', {
    arcade: ['Paw Invaders', 'Coin Muncher 88', 'Claw Machine Cats'],
    slots: ['Pixel Pirates', 'Eight-Bit Empire', 'Robo Ronin'],
  }),
  row('QUICKSTONE', 'Quickstone', {
    slots: [
      'Gemfall Canyon',
      'Crystal Cascade',
      'Obsidian Order',
      'Quarry Queen',
      'Dynamite Dwarves',
    ],
    hashgame: ['Block Parity', 'Hash Dice'],
  }),
  row('REDSILK', 'Red Silk', {
    horseracing: ['Red Silk Derby', 'Midnight Steeplechase', 'Harness Heroes', 'Greyhound Gala'],
    slots: ['Jockey Joker'],
  }),
  row('SUNDIAL', 'Sundial Interactive', {
    slots: [
      'Temple of the Fifth Sun',
      'Pharaoh Phoenix',
      'Desert Caravan',
      'Scarab Sunrise',
      'Oasis Oracle',
    ],
    lottery: ['Sundial Numbers', 'Solar Keno'],
  }),
  row('TIDEWATER', 'Tidewater', {
    fish: ['Abyss Armada', 'Tsunami Tuna', 'Dragon Koi King', 'Bombfish Bay', 'Pirate Harpoon'],
    slots: ['Harbour Hold and Win'],
  }),
  row('UMBERLINE', 'Umberline', {
    slots: ['Wild Prairie Wagons', 'Bison Bluff', 'Sheriff Showdown', 'Railroad Riches'],
    table: ['Saloon Draw Poker', 'Faro Frontier', 'Red Dog Ranch'],
  }),
  row('VOLTHASH', 'Volt Hash', {
    hashgame: [
      'Volt Baccarat Hash',
      'Merkle Wheel',
      'Niu Niu Chain',
      'Lucky Tail',
      'Odd Even Block',
    ],
    crash: ['Voltage'],
    sabong: ['Chain Cockpit'],
  }),
];

/** `Drake and the Dozen Crowns` → `drake-and-the-dozen-crowns`. */
export function gameCode(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
