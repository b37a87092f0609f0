import { multipliersFrom, type MultiplierE4 } from '@pavilion/games';
import type { BingoStage, BingoVariant } from '@pavilion/games/bingo/index';

/** A prize of a room: a stage that a card has within so many balls. */
export interface RoomPrize {
  stage: BingoStage;
  within: number;
  paysE4: MultiplierE4;
}

/** A quick room for one: so many balls are called, every prize of a card is paid. */
export interface QuickRoom {
  variant: BingoVariant;
  prizes: readonly RoomPrize[];
}

const prize = (stage: BingoStage, within: number, pays: string): RoomPrize => ({
  stage,
  within,
  paysE4: multipliersFrom(pays)[0] ?? 0n,
});

/** Rooms by the title that plays in them. */
export const quickRooms = {
  'hall-75': {
    variant: '75',
    prizes: [prize('line', 25, '6.5'), prize('x', 40, '30'), prize('blackout', 62, '100')],
  },
  'teatime-90': {
    variant: '90',
    prizes: [prize('line', 35, '15'), prize('two_lines', 50, '40'), prize('full_house', 70, '25')],
  },
  'carnival-90': {
    variant: '90',
    prizes: [prize('line', 25, '80'), prize('two_lines', 40, '400'), prize('full_house', 66, '80')],
  },
  'speedball-75': {
    variant: '75',
    prizes: [prize('line', 20, '12'), prize('corners', 30, '12'), prize('postage', 30, '4.5')],
  },
  'pattern-75': {
    variant: '75',
    prizes: [
      prize('corners', 36, '4'),
      prize('diamond', 46, '10'),
      prize('plus', 46, '10'),
      prize('frame', 60, '15'),
      prize('blackout', 65, '10'),
    ],
  },
  'barangay-75': {
    variant: '75',
    prizes: [prize('line', 30, '3'), prize('postage', 30, '4'), prize('letter_t', 46, '10')],
  },
  'blitz-90': {
    variant: '90',
    prizes: [prize('line', 30, '45'), prize('two_lines', 45, '300')],
  },
} as const satisfies Record<string, QuickRoom>;
export type RoomCode = keyof typeof quickRooms;
export const roomCodes = Object.keys(quickRooms) as readonly RoomCode[];
