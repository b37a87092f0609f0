import { useFormat, useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { useState, type RefObject } from 'react';
import { SessionNet } from '../../common/play/session-net.tsx';
import { SoundButton } from '../../common/play/sound-button.tsx';
import { toggleFullScreen } from '../../core/full-screen.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { FactsDialog } from './facts-dialog.tsx';
import styles from './launch.module.css';
import type { Launched, LaunchedGame } from './use-launch.ts';

/** Below a game: what it is played with, its facts, and full screen; the same place as of our own games. */
export function GameFoot(props: {
  game: LaunchedGame;
  mode: 'real' | 'demo';
  facts: Launched['facts'] | null;
  box: RefObject<HTMLElement | null>;
  canGrow: boolean;
}) {
  const { game, mode, facts, box, canGrow } = props;
  const t = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.foot}>
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
      </span>
      {facts && isOpen ? (
        <FactsDialog name={game.game_name} facts={facts} onClose={() => setIsOpen(false)} />
      ) : null}
    </div>
  );
}

function Balance() {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const balance = useUserStore((state) => state.game.balance);
  return (
    <span>
      {t('ui.common.balance')}{' '}
      <strong className="numeric">{format.money(balance, currency)}</strong>
    </span>
  );
}
