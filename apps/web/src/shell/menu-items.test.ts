import { screenNames, screens } from '@pavilion/domain/screens';
import type { Text } from '@pavilion/i18n';
import { describe, expect, it } from 'vitest';
import { screenCatalogue } from '../screens/screen-catalogue.ts';
import { contentItem, pageItems } from './menu-items.ts';
import { isOfferedPath } from './offered-pages.ts';

// Only the keys matter here, so the text stands for itself.
const t = ((key: string) => key) as unknown as Text;
const isBuilt = (screen: (typeof screenNames)[number]) =>
  screenCatalogue[screen].load !== undefined;

describe('entries of menus', () => {
  it('are the pages this site has, and appear with the page', () => {
    expect(pageItems(screenNames, t, '/').map(({ id }) => id)).toEqual(screenNames.filter(isBuilt));
  });

  it.each(screenNames)('named %s by the operator', (screen) => {
    const item = contentItem({ content_id: screen.replaceAll('-', '_'), children: [] }, t, '/');
    // Categories of games carry their own name and are always there.
    if (item && item.id !== screen) expect(isOfferedPath(item.to)).toBe(true);
    else expect(item !== null).toBe(isBuilt(screen));
  });

  it('that nobody knows are left out', () => {
    expect(contentItem({ content_id: 'casino_royale', children: [] }, t, '/')).toBeNull();
  });

  it('below others are judged as well', () => {
    const children = screenNames.map((screen) => ({ content_id: screen.replaceAll('-', '_') }));
    const item = contentItem({ content_id: 'slot_game', children }, t, '/');
    const built = screenNames.filter(isBuilt).map((screen) => screens[screen].path);
    expect(item?.children?.map(({ to }) => to)).toEqual(built);
  });
});

describe('a path', () => {
  it.each(screenNames)('of %s is offered when its screen is built', (screen) => {
    expect(isOfferedPath(screens[screen].path)).toBe(isBuilt(screen));
    expect(isOfferedPath(`${screens[screen].path}?from=bar#top`)).toBe(isBuilt(screen));
  });

  it('of no screen is not judged', () => {
    expect(isOfferedPath('/nowhere')).toBe(true);
  });
});
