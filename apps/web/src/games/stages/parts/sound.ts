import type { SoundName } from '../../game-info.ts';
import { useStagePreferences } from '../../../common/play/stage-preferences.ts';

/**
 * Synthesised effects: parameters of zzfx (volume, randomness, frequency, attack, sustain, release,
 * shape …). Nothing is downloaded.
 */
const effects: Record<SoundName, readonly number[]> = {
  bet: [0.4, 0, 220, 0.01, 0.02, 0.06, 1, 1.4],
  tick: [0.25, 0.05, 900, 0, 0.01, 0.02, 1, 1],
  land: [0.5, 0.05, 150, 0.005, 0.03, 0.12, 0, 1.2],
  reveal: [0.4, 0.02, 520, 0.01, 0.04, 0.12, 1, 1.5, 4],
  card: [0.35, 0.1, 700, 0, 0.01, 0.05, 4, 1, -20],
  win: [0.5, 0, 523, 0.02, 0.12, 0.25, 1, 1.6, 0, 0, 262, 0.08],
  bigWin: [0.6, 0, 392, 0.03, 0.25, 0.5, 1, 1.8, 0, 0, 196, 0.1, 0.1],
  cashOut: [0.5, 0, 660, 0.01, 0.08, 0.2, 1, 1.5, 0, 0, 330, 0.06],
};

/** Plays a sound where the player has turned sound on. */
export function soundIfOn(name: SoundName): void {
  if (useStagePreferences.getState().isSoundOn) void playSound(name).catch(() => undefined);
}

// The library is loaded with the first one: sound begins off, and most visits never want it.
async function playSound(name: SoundName): Promise<void> {
  const { zzfx } = await import('zzfx');
  zzfx(...effects[name]);
}
