// chunk: later
import type { RoundView } from './round-view.ts';

const hash = async (): Promise<RoundView> => (await import('../hashgame/hash-view.tsx')).hashView;

/** How each shared game of our studio looks; its code is loaded when it is opened. */
export const roundViews: Readonly<Partial<Record<string, () => Promise<RoundView>>>> = {
  crash: async () => (await import('../crash/crash-view.tsx')).crashView('comet'),
  'rocket-race': async () => (await import('../crash/crash-view.tsx')).crashView('rocket'),
  'hash-odd-even': hash,
  'hash-big-small': hash,
  'hash-lucky': hash,
  'hash-banker-player': hash,
  'hash-niu-niu': hash,
};
