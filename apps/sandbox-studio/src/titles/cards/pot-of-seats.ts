import { fraction, multiplierScale, rtpRow, type MultiplierE4, type RtpRow } from '@pavilion/games';

/** Every seat lays one stake into the pot; this share of it is paid out. */
export const paidOfPotHundredths = 96n;

/** A share of the pot of so many seats, of one stake. */
export const shareOfPot = (seats: number, parts: bigint, of: bigint): MultiplierE4 =>
  (multiplierScale * BigInt(seats) * paidOfPotHundredths * parts) / (100n * of);

/** No seat has an edge: who plays as the computers do gets back what the pot pays out. */
export const rtpOfPot = (): readonly RtpRow[] => [
  rtpRow('main', {}, fraction(paidOfPotHundredths, 100n)),
];
