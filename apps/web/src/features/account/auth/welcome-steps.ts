import { screenByPath, screens } from '@pavilion/domain/screens';

/** What a new player can do next. */
export type WelcomeStep = 'deposit' | 'sports' | 'demo';

/**
 * The next steps a site can offer, the one it is made for right after the deposit. `counts` are
 * providers by category.
 */
export function welcomeSteps(
  counts: Readonly<Record<string, number>>,
  isSportsFirst: boolean,
): WelcomeStep[] {
  const has = (category: string): boolean => (counts[category] ?? 0) > 0;
  const play: WelcomeStep[] = [];
  if (has('slot_game')) play.push('demo');
  if (has('sportsbook')) play.push('sports');
  return ['deposit', ...(isSportsFirst ? play.toReversed() : play)];
}

/**
 * Whether a new player already has a next step of his own: a page only for players that he opened
 * before signing up, or a bet he was making. Then nothing is put over it.
 */
export function hasOwnStep(wantedPath: string | null, slipCount: number): boolean {
  if (slipCount > 0) return true;
  const screen = screenByPath(wantedPath?.replace(/[?#].*$/, '') ?? '');
  return screen !== null && screens[screen].access === 'protected';
}
