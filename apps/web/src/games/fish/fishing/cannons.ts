import { seaSize, type SeaPoint } from '@pavilion/games/fishing/index';

const { width, height } = seaSize;

/** Where the cannons of the four seats stand: two below, two above. */
const places: readonly SeaPoint[] = [
  { x: width * 0.27, y: height },
  { x: width * 0.73, y: height },
  { x: width * 0.73, y: 0 },
  { x: width * 0.27, y: 0 },
];

/** The place of a seat's cannon, 1 to 4. */
export const cannonAt = (seat: number): SeaPoint => places[seat - 1] ?? { x: 0, y: height };
