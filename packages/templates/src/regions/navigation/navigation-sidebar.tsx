import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps, MenuItem } from '../../props/shell.ts';
import { SidebarEntry } from './sidebar-entry.tsx';
import styles from './navigation-sidebar.module.css';

/**
 * All pages in groups at the inline start, providers folded under their category; hidden on narrow
 * screens (the drawer has it all).
 */
export function NavigationSidebar({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  return (
    <nav className={styles.sidebar} data-region="navigation" aria-label={text('ui.template.menu')}>
      <Group title={text('ui.template.games')} items={shell.menu} />
      <Group title={text('ui.template.sports')} items={shell.sportsTree} />
      <Group title={text('ui.template.more')} items={shell.links} />
      {shell.player ? (
        <Group title={text('ui.template.account')} items={shell.accountMenu.slice(0, 5)} />
      ) : null}
    </nav>
  );
}

NavigationSidebar.needs = ['providers'] as const;

function Group({ title, items }: { title: string; items: MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <details open className={styles.group}>
      <summary className={styles.title}>
        {title}
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </summary>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <SidebarEntry item={item} />
          </li>
        ))}
      </ul>
    </details>
  );
}
