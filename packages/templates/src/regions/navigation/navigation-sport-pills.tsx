import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import styles from './navigation-pill-tabs.module.css';
import { Pills } from './pills.tsx';
import { sportsFirst } from './sports-first.ts';

/**
 * Sports with their number of matches as pills, the games behind them; only the games while no
 * sport is known.
 */
export function NavigationSportPills({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  const { sports, games } = sportsFirst(shell);
  return (
    <nav className={styles.strip} data-region="navigation" aria-label={text('ui.template.sports')}>
      <Pills items={[...sports, ...games]} splitAt={sports.length} />
    </nav>
  );
}
