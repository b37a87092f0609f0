import { screenByPath, type ScreenName } from '@pavilion/domain/screens';
import { unofferedScreens } from '../screens/unoffered-screens.ts';

/** True when this site has the screen: only then do menus and bars lead to it. */
export function isOfferedScreen(screen: ScreenName): boolean {
  return !unofferedScreens.has(screen);
}

/** As `isOfferedScreen` for a path without language prefix. Paths of no screen are not judged. */
export function isOfferedPath(path: string): boolean {
  const screen = screenByPath(path.replace(/[?#].*$/, ''));
  return screen === null || isOfferedScreen(screen);
}
