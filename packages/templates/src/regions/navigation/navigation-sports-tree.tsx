import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps, MenuItem } from '../../props/shell.ts';
import styles from './navigation-sports-tree.module.css';

/**
 * Sports and their leagues at the inline start, then the games; the site's pages where it has
 * neither yet. Hidden on narrow screens (the drawer has it all).
 */
export function NavigationSportsTree({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  const lead = shell.menu.filter(({ isSports }) => isSports);
  const games = shell.menu.filter(({ isSports }) => !isSports);
  const isBare = shell.menu.length === 0 && shell.sportsTree.length === 0;
  if (shell.awaitsSports) return <div className={styles.tree} data-region="navigation" />;
  return (
    <nav
      className={styles.tree}
      data-region="navigation"
      aria-label={text(isBare ? 'ui.template.menu' : 'ui.template.sports')}
    >
      {lead.length > 0 ? <Leaves items={lead} hasIcons /> : null}
      {shell.sportsTree.map((sport) => (
        <SportBranch key={sport.id} sport={sport} />
      ))}
      <Part title={text('ui.template.games')} items={games} />
      {isBare ? <Part title={text('ui.template.more')} items={shell.links} /> : null}
    </nav>
  );
}

/** A heading and what it promises; nothing where there is nothing. */
function Part({ title, items }: { title: string; items: MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <Leaves items={items} hasIcons />
    </>
  );
}

function SportBranch({ sport }: { sport: MenuItem }) {
  return (
    <details open className={styles.branch}>
      <summary className={styles.sport}>
        <Icon name={sport.icon} size={18} />
        <span>{sport.label}</span>
        {sport.badge ? <span className={styles.count}>{sport.badge}</span> : null}
        <Icon name="chevron-down" size={16} className={styles.chevron} />
      </summary>
      <Leaves items={sport.children ?? []} />
    </details>
  );
}

function Leaves({ items, hasIcons }: { items: MenuItem[]; hasIcons?: boolean }) {
  const { Link } = useTemplateEnvironment();
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.id}>
          <Link
            to={item.to}
            className={styles.link}
            aria-current={item.isActive ? 'page' : undefined}
          >
            {hasIcons ? <Icon name={item.icon} size={16} /> : null}
            <span className={styles.label}>{item.label}</span>
            {item.badge ? <span className={styles.count}>{item.badge}</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
