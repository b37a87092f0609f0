import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import { RailList } from './rail-list.tsx';
import { sportsFirst } from './sports-first.ts';
import styles from './navigation-icon-rail.module.css';

/** The rail with sports and their number of matches first, then the games. */
export function NavigationSportRail({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  const { sports, games } = sportsFirst(shell);
  return (
    <nav className={styles.rail} data-region="navigation" aria-label={text('ui.template.sports')}>
      <RailList items={sports} />
      <RailList items={games} />
    </nav>
  );
}
