import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { useState, type ReactNode, type RefObject } from 'react';
import type { PlayStore } from '../play/play-store.ts';
import { toggleFullScreen } from '@pavilion/web-core/full-screen';
import { FairnessDialog } from '../../fairness/fairness-dialog.tsx';
import type { GameInfo } from '../../game-info.ts';
import { isPoppedOut, popOut } from './pop-out.ts';
import { RulesDialog } from './rules-dialog.tsx';
import { SessionNet } from '../../../common/play/session-net.tsx';
import { SoundButton } from '../../../common/play/sound-button.tsx';
import { useStagePreferences } from '../../../common/play/stage-preferences.ts';
import { useTurbo } from '../play/use-turbo.ts';
import styles from './stage.module.css';

/**
 * Fairness, rules, sound, turbo, full screen and a window of its own: the same place in every game.
 */
export function FootLine(props: {
  info: GameInfo;
  mode: 'real' | 'demo';
  store?: PlayStore;
  /** What its keys do, where they are others than those of a store. */
  keys?: string;
  /** Its turbo stands among its controls. */
  isTurboApart?: boolean;
  className?: string | undefined;
  /** What stands between the tools and the return. */
  children?: ReactNode;
  box: RefObject<HTMLElement | null>;
  /** What decides this game's results: seeds or a chain. */
  renderFairness: () => ReactNode;
  /** What the game adds to its rules. */
  renderRules?: () => ReactNode;
}) {
  const { info, mode, store, keys, box, isTurboApart, className, children } = props;
  const { renderFairness, renderRules } = props;
  const t = useText();
  const { hasHotkeys } = useStagePreferences();
  const [opened, setOpened] = useState<'rules' | 'fairness' | null>(null);
  const close = (): void => setOpened(null);
  return (
    <div className={classNames(styles.foot, className)}>
      <IconButton
        icon="shield"
        label={t('ui.fairness.title')}
        onClick={() => setOpened('fairness')}
      />
      <IconButton icon="info" label={t('ui.game.rules')} onClick={() => setOpened('rules')} />
      <SoundButton />
      {store && info.flags.turbo && !isTurboApart ? <TurboTool store={store} /> : null}
      {store || keys !== undefined ? (
        <IconButton
          icon="key"
          label={keys ?? t('ui.game.hotkeys')}
          aria-pressed={hasHotkeys}
          className={styles.desktop}
          onClick={() => useStagePreferences.setState({ hasHotkeys: !hasHotkeys })}
        />
      ) : null}
      <IconButton
        icon="fullscreen"
        label={t('ui.game.fullScreen')}
        onClick={() => void toggleFullScreen(box.current)}
      />
      <PopOutButton info={info} mode={mode} />
      {mode === 'real' ? <SessionNet /> : null}
      {children}
      <span className={styles.footText}>{t('ui.game.rtpOf', { rtp: bestRtp(info) })}</span>
      {opened === 'rules' ? (
        <RulesDialog info={info} onClose={close}>
          {renderRules?.()}
        </RulesDialog>
      ) : null}
      {opened === 'fairness' ? (
        <FairnessDialog info={info} onClose={close}>
          {renderFairness()}
        </FairnessDialog>
      ) : null}
    </div>
  );
}

function TurboTool({ store }: { store: PlayStore }) {
  const t = useText();
  const { isTurbo, toggle } = useTurbo(store);
  return (
    <IconButton icon="fire" label={t('ui.game.turbo')} aria-pressed={isTurbo} onClick={toggle} />
  );
}

function PopOutButton({ info, mode }: { info: GameInfo; mode: 'real' | 'demo' }) {
  const t = useText();
  if (isPoppedOut()) return null;
  return (
    <IconButton
      icon="external"
      label={t('ui.game.popOut')}
      className={styles.desktop}
      onClick={() => popOut(info.game_code, mode)}
    />
  );
}

/** `"99.00"`: the best return of the ways to bet, cut to two decimals. */
export function bestRtp({ rtp }: GameInfo): string {
  const best = rtp.map((row) => row.rtp).toSorted((a, b) => Number(b) - Number(a))[0] ?? '0.0000';
  const [, decimals = ''] = best.split('.');
  const whole = best.startsWith('1') ? `1${decimals.slice(0, 2)}` : decimals.slice(0, 2);
  return `${whole}.${decimals.slice(2, 4)}`;
}
