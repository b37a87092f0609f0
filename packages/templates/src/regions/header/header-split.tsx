import { useTemplateEnvironment } from '../../environment.tsx';
import { AccountArea } from '../../parts/account-area.tsx';
import { AccountMenu } from '../../parts/account-menu.tsx';
import { BrandLogo } from '../../parts/brand-logo.tsx';
import { SignInButton, SignUpButton } from '../../parts/guest-buttons.tsx';
import { SiteMenus } from '../../parts/more-menu.tsx';
import { SearchButton } from '../../parts/search-button.tsx';
import { Ticker } from '../../parts/ticker.tsx';
import { Wallet } from '../../parts/wallet.tsx';
import type { ChromeProps } from '../../props/shell.ts';
import { isSportsBrand } from '../mobile-bar/bar-tabs.ts';
import styles from './header-split.module.css';

/** Letters of both buttons that leave a phone's width for the whole logo between them. */
const mostLetters = 15;

/**
 * The logo in the centre, search on one side, account on the other; on narrow screens the two
 * halves of the account stand on both sides. The ticker is a solid band above.
 */
export function HeaderSplit({ shell }: ChromeProps) {
  const { text } = useTemplateEnvironment();
  const { player } = shell;
  const words = text('ui.template.signIn') + text('ui.template.signUp');
  const areLong = player === null && words.length > mostLetters;
  return (
    <>
      <div className={styles.band} data-region="ticker">
        <Ticker texts={shell.marquee} />
      </div>
      <header className={styles.bar} data-region="header">
        <div className={styles.inner} data-words={areLong ? 'long' : undefined}>
          <div className={styles.search}>{shell.search}</div>
          <div className={styles.find}>
            <SearchButton shell={shell} />
          </div>
          <div className={styles.narrowStart}>
            {player ? (
              <AccountMenu shell={shell} player={player} />
            ) : (
              <SignInButton shell={shell} />
            )}
          </div>
          <BrandLogo brand={shell.brand} isShort={player !== null} />
          <div className={styles.narrowEnd}>
            {isSportsBrand(shell) ? <SearchButton shell={shell} /> : null}
            {player ? <Wallet shell={shell} player={player} /> : <SignUpButton shell={shell} />}
          </div>
          <div className={styles.end} role="group" aria-label={text('ui.template.account')}>
            <SiteMenus shell={shell} />
            <AccountArea shell={shell} />
          </div>
        </div>
      </header>
    </>
  );
}
