import { Icon } from '@pavilion/ui/icon';
import { PopoverMenu } from '@pavilion/ui/popover-menu';
import { useTemplateEnvironment } from '../environment.tsx';
import type { PlayerSummary, ShellProps } from '../props/shell.ts';
import styles from './account-menu.module.css';
import { MenuLinks } from './menu-links.tsx';

/** Above this the count of unread messages is cut, so that the mark keeps its size. */
const mostShown = 99;

/** The player's face in the header; opens the account's pages. */
export function AccountMenu({ shell, player }: { shell: ShellProps; player: PlayerSummary }) {
  const { text } = useTemplateEnvironment();
  const unread = player.unreadCount > mostShown ? `${mostShown}+` : String(player.unreadCount);
  const label = text('ui.template.accountMenu');
  return (
    <PopoverMenu
      // The mark is seen, so it belongs to the name that is heard.
      label={player.unreadCount > 0 ? `${label}, ${unread}` : label}
      buttonClassName={styles.avatar}
      button={
        <>
          <Icon name="user" size={20} />
          {player.unreadCount > 0 ? <span className={styles.unread}>{unread}</span> : null}
        </>
      }
    >
      {(close) => (
        <div className={styles.menu}>
          <p className={styles.identity}>
            <strong className={styles.name}>{player.displayName}</strong>
            <span className={styles.balance}>{player.balance}</span>
            {player.bonus === null ? null : (
              <span>{text('ui.template.bonusMoney', { amount: player.bonus })}</span>
            )}
            <span>{text('ui.template.tokens', { tokens: player.tokens })}</span>
          </p>
          <MenuLinks items={shell.accountMenu} onChoose={close} />
          <button
            type="button"
            className={styles.signOut}
            onClick={() => {
              close();
              shell.onSignOut();
            }}
          >
            <Icon name="logout" size={20} />
            {text('ui.template.signOut')}
          </button>
        </div>
      )}
    </PopoverMenu>
  );
}
