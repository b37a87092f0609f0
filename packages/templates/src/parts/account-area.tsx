import { buttonClass } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { PopoverMenu } from '@pavilion/ui/popover-menu';
import { useTemplateEnvironment } from '../environment.tsx';
import type { PlayerSummary, ShellProps } from '../region-props.ts';
import styles from './account-area.module.css';
import { MenuLinks } from './menu-links.tsx';

/** Sign-in and sign-up for guests; balance, deposit and the account menu for players. */
export function AccountArea({ shell }: { shell: ShellProps }) {
  return shell.player ? (
    <PlayerArea shell={shell} player={shell.player} />
  ) : (
    <GuestArea shell={shell} />
  );
}

function GuestArea({ shell }: { shell: ShellProps }) {
  const { text } = useTemplateEnvironment();
  return (
    <div className={styles.area}>
      <button type="button" className={buttonClass('secondary', 'small')} onClick={shell.onSignIn}>
        {text('ui.template.signIn')}
      </button>
      <button type="button" className={buttonClass('primary', 'small')} onClick={shell.onSignUp}>
        {text('ui.template.signUp')}
      </button>
    </div>
  );
}

function PlayerArea({ shell, player }: { shell: ShellProps; player: PlayerSummary }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <div className={styles.area}>
      <div className={styles.wallet}>
        <button
          type="button"
          className={styles.balance}
          onClick={shell.onRefreshBalance}
          aria-busy={player.isBalanceLoading}
          aria-label={text('ui.template.balanceRefresh', { balance: player.balance })}
        >
          <Icon name="wallet" size={16} className={styles.walletIcon} />
          <span className={styles.amount}>{player.balance}</span>
        </button>
        <Link to="/deposit" className={styles.deposit} aria-label={text('ui.template.deposit')}>
          <Icon name="plus" size={18} />
          <span className={styles.depositText}>{text('ui.template.deposit')}</span>
        </Link>
      </div>
      <PopoverMenu
        label={text('ui.template.accountMenu')}
        buttonClassName={styles.avatar}
        button={
          <>
            <Icon name="user" size={20} />
            {player.unreadCount > 0 ? (
              <span className={styles.unread}>{player.unreadCount}</span>
            ) : null}
          </>
        }
      >
        {(close) => (
          <div className={styles.menu}>
            <p className={styles.identity}>
              <strong>{player.displayName}</strong>
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
    </div>
  );
}
