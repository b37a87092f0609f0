import { Icon } from '@pavilion/ui/icon';
import { useId, useRef, useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import { ScrollStrip } from '../../parts/scroll-strip.tsx';
import type { ChromeProps, MenuItem } from '../../props/shell.ts';
import { MegaPanel } from './mega-panel.tsx';
import styles from './navigation-mega-menu.module.css';

/**
 * Categories in a row; one with providers opens a panel with all of them. The panels are native
 * popovers: a press or Enter opens, Escape or a press outside closes and gives the focus back.
 */
export function NavigationMegaMenu({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  return (
    <nav className={styles.strip} data-region="navigation" aria-label={text('ui.template.games')}>
      <ScrollStrip listClassName={styles.list}>
        {shell.menu.map((item) => (
          <li key={item.id}>
            {item.children && item.children.length > 0 ? (
              <MegaEntry item={item} providers={item.children} />
            ) : (
              <PlainEntry item={item} />
            )}
          </li>
        ))}
      </ScrollStrip>
    </nav>
  );
}

NavigationMegaMenu.needs = ['providers'] as const;

function PlainEntry({ item }: { item: MenuItem }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <Link to={item.to} className={styles.entry} aria-current={item.isActive ? 'page' : undefined}>
      {item.label}
      {item.isHot ? (
        <span className={styles.hot}>{text('ui.template.hot')}</span>
      ) : (
        // The providers come later; the entries must not move then.
        <span className={styles.room} />
      )}
    </Link>
  );
}

function MegaEntry({ item, providers }: { item: MenuItem; providers: MenuItem[] }) {
  const id = useId();
  const panelRef = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <button type="button" popoverTarget={id} className={styles.entry} data-active={item.isActive}>
        {item.label}
        <Icon name="chevron-down" size={14} className={styles.chevron} />
      </button>
      <div
        ref={panelRef}
        id={id}
        popover="auto"
        className={styles.panel}
        onBeforeToggle={() => setWasOpen(true)}
      >
        {wasOpen ? (
          <MegaPanel
            item={item}
            providers={providers}
            onChoose={() => panelRef.current?.hidePopover()}
          />
        ) : null}
      </div>
    </>
  );
}
