import { categoryByWireName } from '@pavilion/domain/categories';
import type { LayoutState } from '../stores/layout.store.ts';

type Content = LayoutState['content'];
type MenuEntry = Content['menu'][number];

/**
 * Leaves out categories without providers, at both levels; hot entries and pages that are no
 * category stay.
 */
export function filterMenus(content: Content, providerCount: Record<string, number>): Content {
  const isShown = ({ content_id }: { content_id: string }): boolean =>
    !categoryByWireName(content_id) || (providerCount[content_id] ?? 0) > 0;
  const filter = (entries: MenuEntry[]): MenuEntry[] =>
    entries
      .filter(isShown)
      .map((entry) => ({ ...entry, children: entry.children.filter(isShown) }));
  return { menu: filter(content.menu), game_menu: filter(content.game_menu) };
}
