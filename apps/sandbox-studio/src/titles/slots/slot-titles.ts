import type { StudioTitle } from '../title.types.ts';
import type { SlotFamilyCode } from './slot-families.ts';

/**
 * Titles by their family; a title that names its feature has it. Pictures come from what its cover
 * shows.
 */
const titlesOf: Readonly<Record<SlotFamilyCode, readonly string[]>> = {
  'slot-single-line': [
    'REDSILK/jockey-joker',
    'PIXELPAW/eight-bit-empire',
    'NIGHTJAR/vampire-vintage',
    'AURUM/lantern-fortune',
  ],
  'slot-five-lines': [
    'BRIGHTFOX/pumpkin-parlour',
    'MANGOTREE/sari-sari-surprise',
    'AURUM/alchemist-alley',
    'PIXELPAW/pixel-pirates',
    'UMBERLINE/railroad-riches',
  ],
  'slot-27-ways': [
    'EASTGATE/plum-blossom-prosperity',
    'MANGOTREE/halo-halo-spins',
    'BRIGHTFOX/honeycomb-heist',
    'LODESTAR/polar-lights',
  ],
  'slot-nine-lines': [
    'MANGOTREE/fiesta-de-barrio',
    'SUNDIAL/desert-caravan',
    'UMBERLINE/wild-prairie-wagons',
    'CORALBAY/mermaid-mosaic',
    'QUICKSTONE/dynamite-dwarves',
  ],
  'slot-ten-lines-triple': [
    'EVOPLAY/ember-of-the-nile',
    'SUNDIAL/pharaoh-phoenix',
    'SUNDIAL/scarab-sunrise',
    'AURUM/vault-of-midas',
    'DRAKENHALL/wyrmfire-hoard',
  ],
  'slot-twenty-lines-retrigger': [
    'EVOPLAY/frostfang-saga',
    'DRAKENHALL/runes-of-hallgard',
    'CORALBAY/pearl-of-the-lagoon',
    'NIGHTJAR/phantom-phonograph',
    'BRIGHTFOX/foxfire-forest',
    'LODESTAR/lighthouse-treasure',
  ],
  'slot-25-lines-double': [
    'AURUM/sultan-of-sparks',
    'UMBERLINE/sheriff-showdown',
    'DRAKENHALL/drake-and-the-dozen-crowns',
    'LODESTAR/compass-of-kings',
    'MANGOTREE/coconut-cashdrop',
  ],
  'slot-40-lines-stacked': [
    'UMBERLINE/bison-bluff',
    'DRAKENHALL/siege-of-emberkeep',
    'PIXELPAW/robo-ronin',
    'QUICKSTONE/quarry-queen',
    'LODESTAR/aurora-express',
  ],
  'slot-256-ways': [
    'BRIGHTFOX/moonlit-market',
    'NIGHTJAR/carnival-noir',
    'MANGOTREE/mango-monsoon',
    'EASTGATE/firecracker-festival',
  ],
  'slot-243-ways': [
    'EASTGATE/nine-cranes',
    'EVOPLAY/tea-house-tigers',
    'AURUM/golden-carp-garden',
    'SUNDIAL/oasis-oracle',
    'NIGHTJAR/raven-reels',
  ],
  'slot-1024-ways': [
    'EASTGATE/lucky-koi-ladder',
    'QUICKSTONE/obsidian-order',
    'LODESTAR/meridian-megaspin',
    'AURUM/crown-of-ashes',
    'NIGHTJAR/midnight-masquerade',
  ],
  'slot-729-ways': [
    'EASTGATE/jade-emperor-ways',
    'SUNDIAL/temple-of-the-fifth-sun',
    'EASTGATE/mahjong-moonrise',
  ],
  'slot-cascade': [
    'QUICKSTONE/gemfall-canyon',
    'QUICKSTONE/crystal-cascade',
    'BRIGHTFOX/sugar-rush-alley',
    'LODESTAR/starfall-riches',
  ],
  'slot-hold': [
    'TIDEWATER/harbour-hold-and-win',
    'MANGOTREE/jeepney-jackpot',
    'AURUM/bullion-bandito',
    'EVOPLAY/clockwork-bandits',
  ],
};

/** The slots of third parties; a bonus is never sold in them. */
export const slotTitles: Readonly<Record<string, StudioTitle>> = Object.fromEntries(
  (Object.keys(titlesOf) as SlotFamilyCode[]).flatMap((family) =>
    titlesOf[family].map((key): [string, StudioTitle] => [
      key,
      { family, scene: 'slots', subject: 'slots', fixed: {}, fields: [], bets: ['base'] },
    ]),
  ),
);
