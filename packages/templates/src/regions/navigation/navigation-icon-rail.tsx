import { useTemplateEnvironment } from '../../environment.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import { RailList } from './rail-list.tsx';
import styles from './navigation-icon-rail.module.css';

/**
 * A narrow rail of icons with short labels at the inline start; hidden on narrow screens (the
 * drawer has it all).
 */
export function NavigationIconRail({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  return (
    <nav className={styles.rail} data-region="navigation" aria-label={text('ui.template.games')}>
      <RailList items={shell.menu} />
      <RailList items={shell.links.slice(0, 4)} />
    </nav>
  );
}
