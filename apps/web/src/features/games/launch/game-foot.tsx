import { useFormat, useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { categoryByWireName } from '@pavilion/domain/categories';
import { useState, type RefObject } from 'react';
import { BonusMoney } from '../../../common/amounts/bonus-money.tsx';
import { SessionNet } from '../../../common/play/session-net.tsx';
import { SoundButton } from '../../../common/play/sound-button.tsx';
import { toggleFullScreen } from '@pavilion/web-core/full-screen';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { FactsDialog } from './facts-dialog.tsx';
import styles from './launch.module.css';
import type { Launched, LaunchedGame } from './use-launch.ts';

/**
 * Below a game: what it is played with, its facts, and full screen; the same place as of our own
 * games. On phones a slim bar above the game, which takes all the rest, with the way back.
 */
export function GameFoot(props: {
  game: LaunchedGame;
  mode: 'real' | 'demo';
  facts: Launched['facts'] | null;
  box: RefObject<HTMLElement | null>;
  canGrow: boolean;
  /** On phones: the window is the game's. */
  isFilling: boolean;
  onFill: () => void;
}) {
  const { game, mode, facts, box, canGrow, isFilling, onFill } = props;
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.foot}>
      {canGrow && isFilling ? <BackToLobby gameType={game.game_type} /> : null}
      {mode === 'real' ? <Balance /> : <span>{t('ui.game.demoNote')}</span>}
      {mode === 'real' ? <SessionNet /> : null}
      <span className={styles.tools}>
        {facts ? (
          <span className={styles.rtp}>{t('ui.game.rtpOf', { rtp: facts.rtp })}</span>
        ) : null}
        {facts ? (
          <IconButton icon="info" label={t('ui.game.rules')} onClick={() => setIsOpen(true)} />
        ) : null}
        {canGrow ? <SoundButton /> : null}
        {canGrow ? (
          <IconButton
            icon="fullscreen"
            label={t('ui.game.fullScreen')}
            onClick={() => void toggleFullScreen(box.current)}
          />
        ) : null}
        {canGrow ? (
          <IconButton
            icon={isFilling ? 'more' : 'phone'}
            label={t('ui.game.fillWindow')}
            aria-pressed={isFilling}
            className={styles.fill}
            onClick={onFill}
          />
        ) : null}
      </span>
      {facts && isOpen ? (
        <FactsDialog name={game.game_name} facts={facts} onClose={() => setIsOpen(false)} />
      ) : null}
    </div>
  );
}

function BackToLobby({ gameType }: { gameType: string }) {
  const t = useText();
  return (
    <AppLink
      to={categoryByWireName(gameType)?.path ?? '/'}
      aria-label={t('ui.launch.backToLobby')}
      className={styles.back}
    >
      <Icon name="arrow-left" size={22} />
    </AppLink>
  );
}

function Balance() {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const balance = useUserStore((state) => state.game.balance);
  return (
    <span className={styles.purse}>
      <span>{t('ui.common.balance')}</span>{' '}
      <strong className="numeric">{format.money(balance, currency)}</strong> <BonusMoney />
    </span>
  );
}
