import { fraction, rtpRow, type RtpRow } from '../engine/index.ts';
import { shotReturn } from './shot.ts';
import { chestPays, targetMultipliers, weaponNames, weapons } from './targets.ts';

/** Fishing: a session with a buy-in, from which shots are paid. */
export const fishing = {
  code: 'fishing',
  name: 'Fishing',
  category: 'fish',
  version: 1,
  targets: targetMultipliers,
  chest: chestPays,
  weapons,
  /** Of every weapon on what it is made for; every other mixture of targets returns the same. */
  rtp: (): readonly RtpRow[] =>
    weaponNames.map((kind) => {
      const sharers = Array.from({ length: weapons[kind].most }, (_, place) => place);
      const shoal = sharers.map((place) => ({ id: String(place), kind: 'dolphin' as const }));
      return rtpRow('kind', { kind }, shotReturn(kind, shoal) ?? fraction(0n));
    }),
} as const;
