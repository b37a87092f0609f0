// chunk: standing
import { screenByPath, type ScreenName } from '@pavilion/domain/screens';
import type { SlipPlace } from './slip-place.ts';

/**
 * Pages where the visitor fills in, pays or plays: nothing floats there, and nothing interrupts.
 */
const busyScreens: ReadonlySet<ScreenName> = new Set<ScreenName>([
  'login',
  'register',
  'forgot-password',
  'change-password',
  'edit-profile',
  'security',
  'deposit',
  'withdrawal',
  'add-bank',
  'bank-details',
  'contact-us',
]);

/** Whether something may float over a screen; null is the page of an address that leads nowhere. */
export function mayFloatOver(screen: ScreenName | null): boolean {
  return screen === null || !busyScreens.has(screen);
}

/**
 * Whether the app may be offered over a screen: not where nothing may float, nor over the bet
 * button of a game.
 */
export function mayOfferOver(screen: ScreenName | null): boolean {
  return screen !== 'playnow' && mayFloatOver(screen);
}

/**
 * Whether a button over the page leads to the slip: not where the slip stands beside it, nor over
 * what is filled in or paid.
 */
export function isSlipButtonNeeded(at: {
  path: string;
  place: SlipPlace;
  hasRoom: boolean;
}): boolean {
  const isBeside = at.hasRoom && at.place !== 'none';
  return !isBeside && mayFloatOver(screenByPath(at.path));
}

/** A place of the window, in px from its top and its start. */
export interface Place {
  top: number;
  bottom: number;
}

/**
 * Steps in which a free place is looked for, and how far up the window: a thumb reaches its lower
 * part.
 */
const stepPx = 16;
const reachShare = 0.65;

/**
 * The lowest place where something `heightPx` high lies over nothing one could want to touch, as
 * its distance (px) from the bottom of the window, `basePx` at least; null where there is none.
 * `isTaken` looks at one place.
 */
export function lowestFreePlace(
  { heightPx, basePx, windowPx }: { heightPx: number; basePx: number; windowPx: number },
  isTaken: (place: Place) => boolean,
): number | null {
  const highestPx = windowPx * reachShare;
  for (let endPx = basePx; endPx + heightPx <= highestPx; endPx += stepPx) {
    const bottom = windowPx - endPx;
    if (!isTaken({ top: bottom - heightPx, bottom })) return endPx;
  }
  return null;
}
