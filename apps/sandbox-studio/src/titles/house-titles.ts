import type { DrumCode } from './lottery/drums.data.ts';
import type { RoomCode } from './bingo/rooms.data.ts';
import type { CardFamilyCode, LayoutFamilyCode } from './house-families.ts';
import type { RaceKindCode } from './racing/meeting.ts';
import type { StudioTitle, TitleField } from './title.types.ts';

const title = (
  family: StudioTitle['family'],
  scene: StudioTitle['scene'],
  subject: string,
  more: Partial<StudioTitle> = {},
): StudioTitle => ({ family, scene, subject, fixed: {}, fields: [], ...more });

const choice = (name: string, values: readonly (string | number)[]): TitleField => ({
  kind: 'choice',
  name,
  values,
});

/** A table for one: how long its betting clock runs once a chip lies there. */
const table = (family: LayoutFamilyCode, clockSeconds: number, subject = 'chip'): StudioTitle =>
  title(family, 'layout', subject, { clockSeconds });

const hand = (family: CardFamilyCode): StudioTitle =>
  title(family, 'cards', 'spade', { bets: ['main'] });

const races = (kind: RaceKindCode, meeting: string, subject = 'horse'): StudioTitle =>
  title('races', 'races', subject, { fixed: { kind, meeting } });

const drum = (code: DrumCode): StudioTitle =>
  title('drum', 'drum', 'drum', { fixed: { drum: code }, bets: [code] });

const bingo = (room: RoomCode): StudioTitle =>
  title('bingo', 'bingo', 'bingo', {
    fixed: { room },
    fields: [choice('cards', [1, 2, 3, 4])],
    bets: [room],
  });

/** The fish of a sea, and its weapons. */
const sea = (fish: readonly string[], weapons: readonly string[]): StudioTitle =>
  title('fishing', 'fish', 'fish', {
    fields: [choice('weapon', weapons), choice('shots', [1, 5, 10])],
    bets: weapons,
    shown: { fish },
  });

const live: Readonly<Record<string, StudioTitle>> = {
  '9W/andar-bahar-royale': table('andar-bahar', 15),
  '9W/teen-patti-lounge': table('teen-patti', 15),
  'FERROUS/speed-baccarat-f1': table('baccarat', 8),
  'FERROUS/lightning-sabre-roulette': table('roulette', 15),
  'FERROUS/bull-bull-live': table('bull-bull', 15),
  'FERROUS/immersive-roulette': table('roulette', 25),
  'FERROUS/blackjack-salon-a': hand('blackjack'),
  'FERROUS/sic-bo-studio': table('sic-bo', 20),
  'FERROUS/dragon-tiger-live': table('dragon-tiger', 12),
  'FERROUS/fortune-wheel-live': table('fortune-wheel', 15),
  'GLASSHOUSE/glass-floor-roulette': table('roulette', 20),
  'GLASSHOUSE/baccarat-atrium': table('baccarat-no-commission', 15),
  'GLASSHOUSE/blackjack-conservatory': hand('blackjack'),
  'GLASSHOUSE/lucky-numbers-live': title('keno', 'picks', 'ball', {
    fields: [choice('risk', ['low', 'medium', 'high'])],
  }),
  'GLASSHOUSE/property-row-live': table('fortune-wheel', 20),
  'HALCYON/casino-holdem-live': hand('casino-holdem'),
};

const cards: Readonly<Record<string, StudioTitle>> = {
  'DRAKENHALL/dragon-tiger-duel': table('dragon-tiger', 20),
  'EASTGATE/thirteen-cards': hand('thirteen-cards'),
  'EASTGATE/big-two-masters': hand('big-two'),
  'HALCYON/texas-holdem-lounge': hand('fixed-holdem'),
  'HALCYON/caribbean-stud-bay': hand('caribbean-stud'),
  'HALCYON/three-card-harbour': hand('three-card-poker'),
  'HALCYON/tongits-table': hand('tongits'),
  'HALCYON/pusoy-palace': hand('thirteen-cards'),
  'UMBERLINE/saloon-draw-poker': hand('jacks-or-better'),
  'UMBERLINE/faro-frontier': table('faro', 20),
  'UMBERLINE/red-dog-ranch': hand('red-dog'),
};

const kindsOf = (family: 'lotto-4d' | 'lotto-3d' | 'lotto-2d', kinds: readonly string[]) =>
  title(family, 'digits', 'drum', { fields: [choice('kind', kinds)], bets: kinds });

const draws: Readonly<Record<string, StudioTitle>> = {
  'OCTAVO/octavo-4d': kindsOf('lotto-4d', ['big', 'small', 'last_three']),
  'OCTAVO/fortune-ball-5-90': drum('5/90'),
  'OCTAVO/mega-drum-6-45': drum('6/45'),
  'OCTAVO/pick-three-daily': kindsOf('lotto-3d', ['straight', 'box']),
  'OCTAVO/rainbow-raffle': drum('raffle'),
  'SUNDIAL/sundial-numbers': kindsOf('lotto-2d', ['straight', 'box']),
  'JUMBLE/jumble-hall-75': bingo('hall-75'),
  'JUMBLE/teatime-bingo': bingo('teatime-90'),
  'JUMBLE/bingo-carnival-90': bingo('carnival-90'),
  'JUMBLE/speedball-bingo': bingo('speedball-75'),
  'JUMBLE/pattern-party': bingo('pattern-75'),
  'MANGOTREE/barangay-bingo': bingo('barangay-75'),
  'OCTAVO/octavo-bingo-blitz': bingo('blitz-90'),
};

const reef = ['minnow', 'clown', 'tang', 'puffer', 'ray', 'turtle', 'squid', 'dolphin', 'manta'];
const deep = ['tang', 'lion', 'squid', 'eel', 'angler', 'orca', 'whale', 'kraken', 'chest'];
const open = ['minnow', 'puffer', 'ray', 'sword', 'hammer', 'dolphin', 'whale', 'crown', 'chest'];
const giants = ['turtle', 'eel', 'hammer', 'manta', 'whale', 'dragon', 'kraken', 'leviathan'];

const seas: Readonly<Record<string, StudioTitle>> = {
  'CORALBAY/reef-royale': sea([...reef, 'crown'], ['cannon', 'net', 'torpedo']),
  'CORALBAY/manta-mayhem': sea([...reef, 'orca'], ['cannon', 'net', 'bomb']),
  'CORALBAY/deep-blue-hunters': sea(deep, ['cannon', 'torpedo', 'laser']),
  'CORALBAY/kraken-cove': sea([...giants, 'chest'], ['cannon', 'torpedo', 'bomb']),
  'CORALBAY/golden-anchor': sea([...open, 'manta'], ['cannon', 'net', 'laser']),
  'TIDEWATER/abyss-armada': sea([...deep, 'leviathan'], ['cannon', 'torpedo', 'bomb']),
  'TIDEWATER/tsunami-tuna': sea(open, ['cannon', 'net', 'torpedo']),
  'TIDEWATER/dragon-koi-king': sea([...reef, 'dragon'], ['cannon', 'net', 'laser']),
  'TIDEWATER/bombfish-bay': sea([...reef, 'chest'], ['cannon', 'bomb', 'laser']),
  'TIDEWATER/pirate-harpoon': sea([...open, 'leviathan'], ['cannon', 'torpedo', 'laser']),
};

const arenas: Readonly<Record<string, StudioTitle>> = {
  'IRONBIRD/iron-spur-derby': table('sabong', 15, 'rooster'),
  'IRONBIRD/golden-talon-cup': table('sabong', 20, 'rooster'),
  'IRONBIRD/arena-of-wings': table('sabong', 25, 'rooster'),
  'IRONBIRD/six-rooster-classic': table('sabong', 12, 'rooster'),
  'MANGOTREE/sabong-sunday': table('sabong', 30, 'rooster'),
  'VOLTHASH/chain-cockpit': table('sabong', 10, 'rooster'),
  'WBET/wbet-turf-club': races('horse-racing', 'turf club'),
  'IRONBIRD/ironbird-sprint': races('horse-racing', 'sprint'),
  'REDSILK/red-silk-derby': races('horse-racing', 'derby'),
  'REDSILK/midnight-steeplechase': races('horse-racing', 'midnight'),
  'REDSILK/harness-heroes': races('harness', 'heroes'),
  'REDSILK/greyhound-gala': races('greyhounds', 'gala', 'dog'),
};

/** Titles of live tables, cards, draws, bingo, fish, sabong and races. */
export const houseTitles: Readonly<Record<string, StudioTitle>> = {
  ...live,
  ...cards,
  ...draws,
  ...seas,
  ...arenas,
};
