import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import { RailList } from './rail-list.tsx';
import { sportsFirst } from './sports-first.ts';
import styles from './navigation-icon-rail.module.css';

/**
 * The rail with sports and their number of matches first, then the games; the site's pages where it
 * has neither yet.
 */
export function NavigationSportRail({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  const { sports, games } = sportsFirst(shell);
  const isBare = sports.length + games.length === 0 && !shell.awaitsSports;
  return (
    <nav
      className={styles.rail}
      data-region="navigation"
      aria-label={text(isBare ? 'ui.template.menu' : 'ui.template.sports')}
    >
      <RailList items={sports} />
      <RailList items={games} />
      {isBare ? <RailList items={shell.links.slice(0, 4)} /> : null}
    </nav>
  );
}
