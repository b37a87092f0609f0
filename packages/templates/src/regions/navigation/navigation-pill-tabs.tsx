import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import styles from './navigation-pill-tabs.module.css';
import { Pills } from './pills.tsx';

/** Categories as a row of pills that scrolls sideways where it has no room. */
export function NavigationPillTabs({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  return (
    <nav className={styles.strip} data-region="navigation" aria-label={text('ui.template.games')}>
      <Pills items={shell.menu} />
    </nav>
  );
}
