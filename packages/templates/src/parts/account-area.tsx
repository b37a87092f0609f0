import type { ShellProps } from '../props/shell.ts';
import styles from './account-area.module.css';
import { AccountMenu } from './account-menu.tsx';
import { SignInButton, SignUpButton } from './guest-buttons.tsx';
import { Wallet } from './wallet.tsx';

/** Sign-in and sign-up for guests; balance, deposit and the account menu for players. */
export function AccountArea({ shell }: { shell: ShellProps }) {
  const { player } = shell;
  return (
    <div className={styles.area}>
      {player ? (
        <>
          <Wallet shell={shell} player={player} />
          <AccountMenu shell={shell} player={player} />
        </>
      ) : (
        <>
          <SignInButton shell={shell} />
          <SignUpButton shell={shell} />
        </>
      )}
    </div>
  );
}
