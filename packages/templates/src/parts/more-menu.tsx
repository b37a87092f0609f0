import { Icon } from '@pavilion/ui/icon';
import { PopoverMenu } from '@pavilion/ui/popover-menu';
import { useTemplateEnvironment } from '../environment.tsx';
import type { ShellProps } from '../props/shell.ts';
import { LanguageMenu } from './language-menu.tsx';
import { MenuLinks } from './menu-links.tsx';
import styles from './more-menu.module.css';

/**
 * The site's smaller pages and its languages: every wide header has both, whatever else it has room
 * for.
 */
export function SiteMenus({ shell }: { shell: ShellProps }) {
  return (
    <div className={styles.pair}>
      <MoreMenu shell={shell} />
      <LanguageMenu shell={shell} />
    </div>
  );
}

/**
 * All of the smaller links: a row of them shows only the first, and none where there is no room.
 */
function MoreMenu({ shell }: { shell: ShellProps }) {
  const { text } = useTemplateEnvironment();
  if (shell.links.length === 0) return null;
  return (
    <PopoverMenu
      label={text('ui.template.more')}
      buttonClassName={styles.button}
      button={<Icon name="menu" size={22} />}
    >
      {(close) => <MenuLinks items={shell.links} onChoose={close} />}
    </PopoverMenu>
  );
}
