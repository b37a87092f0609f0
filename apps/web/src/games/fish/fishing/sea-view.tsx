import { formatAmount } from '@pavilion/domain/money';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button, IconButton } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { useState, type ReactNode } from 'react';
import { useStagePreferences } from '../../../common/play/stage-preferences.ts';
import { useIsOnline } from '@pavilion/web-core/online';
import { TopUpDialog } from './buy-in-dialog.tsx';
import styles from './fishing.module.css';
import { useCloseSession, type Session, type Settled } from './fishing.queries.ts';
import { RulesDialog } from './rules-dialog.tsx';
import { SeaCanvas } from './sea-canvas.tsx';
import { SeaControls } from './sea-controls.tsx';
import { useSeaName } from './sea-list.tsx';
import { useSeaGame, useSeaNews, useSeaState } from './use-sea-game.ts';
import type { SeaState } from './sea-core.ts';

interface Props {
  session: Session;
  /** Stands in the corner of the picture. */
  corner: ReactNode;
  /** Null: the session has ended without its page, or must be read anew. */
  onLeft: (settled: Settled | null) => void;
}

/**
 * The sea where one's cannon stands: picture, meter, weapons, and the way out with what is left.
 */
export function SeaView({ session, corner, onLeft }: Props) {
  const t = useText();
  const { sea } = session;
  const [refused, setRefused] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'topUp' | 'rules' | null>(null);
  const [seats, setSeats] = useState(sea.taken);
  const [taken, setTaken] = useState<readonly number[]>(sea.taken.map(({ seat }) => seat));
  const readAnew = (): void => onLeft(null);
  const open = useSeaGame(session, { onRefused: setRefused, onOutOfStep: readAnew });
  const { game } = open;
  const state = useSeaState(game);
  useSeaNews(session, game, {
    onEnded: readAnew,
    onSeats(now) {
      setSeats(now);
      setTaken(now.map(({ seat }) => seat));
    },
  });
  const leave = useLeave(session, game.drain, onLeft);
  const name = useSeaName()(sea);
  return (
    <article className={styles.view} aria-label={name}>
      <header className={styles.head}>
        <h3>{name}</h3>
        <p className={styles.seats}>
          {seats.map((one) => (
            <span key={one.seat} data-seat={one.seat}>
              {one.seat === session.seat ? t('ui.fishing.you') : one.name}
            </span>
          ))}
        </p>
        <SoundButton />
        <IconButton icon="info" label={t('ui.fishing.rules')} onClick={() => setDialog('rules')} />
      </header>
      <Troubles refused={refused} isEmpty={state.isEmpty} />
      <SeaCanvas sea={open} taken={taken} isAutoAllowed={sea.auto} corner={corner} />
      <Figures session={session} state={state} />
      <SeaControls sea={sea} game={game} state={state} />
      <div className={styles.foot}>
        <Button kind="secondary" icon="plus" onClick={() => setDialog('topUp')}>
          {t('ui.fishing.topUp')}
        </Button>
        <Button icon="cashout" isBusy={leave.isBusy} onClick={leave.now}>
          {t('ui.fishing.leave')}
        </Button>
      </div>
      <TopUpDialog
        sea={sea}
        sessionId={session.session_id}
        isOpen={dialog === 'topUp'}
        onClose={() => setDialog(null)}
        onDone={(meter) => game.toppedUp(meter)}
      />
      <RulesDialog isOpen={dialog === 'rules'} session={session} onClose={() => setDialog(null)} />
    </article>
  );
}

/** What stands in the way of the next shot. */
function Troubles({ refused, isEmpty }: { refused: string | null; isEmpty: boolean }) {
  const t = useText();
  const isOnline = useIsOnline();
  return (
    <>
      {isOnline ? null : <Notice kind="warning">{t('ui.common.offlineText')}</Notice>}
      {refused ? (
        <Notice kind="warning">{t.find(`errors.${refused}`) ?? t('ui.common.errorText')}</Notice>
      ) : null}
      {isEmpty ? <Notice kind="warning">{t('ui.fishing.meterEmpty')}</Notice> : null}
    </>
  );
}

/** Sends the shots that have hit, then leaves. */
function useLeave(
  { session_id: sessionId }: Session,
  drain: () => Promise<void>,
  onLeft: Props['onLeft'],
) {
  const close = useCloseSession(sessionId);
  const [isDraining, setDraining] = useState(false);
  const leave = async (): Promise<void> => {
    setDraining(true);
    await drain();
    setDraining(false);
    close.mutate(undefined, { onSuccess: ({ value }) => onLeft(value) });
  };
  return { isBusy: isDraining || close.isPending, now: () => void leave() };
}

function SoundButton() {
  const t = useText();
  const isSoundOn = useStagePreferences((preferences) => preferences.isSoundOn);
  return (
    <IconButton
      icon={isSoundOn ? 'sound' : 'sound-off'}
      label={t('ui.fishing.sound')}
      aria-pressed={isSoundOn}
      onClick={() => useStagePreferences.setState({ isSoundOn: !isSoundOn })}
    />
  );
}

/** Meter, what was paid for shots and won, and the last catch. */
function Figures({ session, state }: { session: Session; state: SeaState }) {
  const t = useText();
  const format = useFormat();
  const { currency } = session.sea;
  const money = (minor: bigint): string =>
    isCurrencyCode(currency) ? format.money(formatAmount(minor, currency), currency) : '';
  const figures = [
    [t('ui.fishing.meter'), state.meterMinor],
    [t('ui.fishing.spent'), state.costMinor],
    [t('ui.fishing.won'), state.winMinor],
    [t('ui.fishing.net'), state.winMinor - state.costMinor],
  ] as const;
  const { caught } = state;
  return (
    <div className={styles.figures}>
      <dl>
        {figures.map(([name, minor]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="numeric">{money(minor)}</dd>
          </div>
        ))}
      </dl>
      <p role="status" className={styles.caught}>
        {caught
          ? t('ui.fishing.caught', {
              target: t(`ui.fishing.targets.${caught.kind}`),
              amount: money(caught.winMinor),
            })
          : null}
      </p>
    </div>
  );
}
