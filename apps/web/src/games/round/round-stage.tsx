import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { classNames } from '@pavilion/ui/class-names';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand/react';
import { nowMs } from '../../core/clock.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import type { GameInfo, RoundRecord } from '../game-view.ts';
import { ChainFacts } from '../fairness/chain-facts.tsx';
import { Problem, worthOf } from '../stage/bet-panel.tsx';
import { FootLine } from '../stage/foot-line.tsx';
import styles from '../stage/stage.module.css';
import { StakeInput } from '../stage/stake-field.tsx';
import { BetList } from './bet-list.tsx';
import { createRoundRoom, type CurrentRound, type RoundRoom } from './round-room.ts';
import type { RoundView } from './round-view.ts';

/** A shared game on its stage: the round everybody sees, one's own bets beside it. */
export function RoundStage(props: { info: GameInfo; view: RoundView; title: string }) {
  const { info, view, title } = props;
  const t = useText();
  const room = useMemo(() => createRoundRoom(info, view.initialParams), [info, view]);
  const { current, previous, isFailed } = useStore(room);
  const box = useRef<HTMLElement>(null);
  useEffect(() => room.open(), [room]);
  if (isFailed)
    return <ErrorState title={t('ui.common.errorTitle')} text={t('ui.common.errorText')} />;
  if (!current) return <Skeleton className={styles.waiting} />;
  const { Scene } = view;
  return (
    <section ref={box} className={styles.table} aria-label={title}>
      <div className={styles.stage} style={{ '--stage-ratio': '16 / 10' } as object}>
        <ol className={styles.history} aria-label={t('ui.game.lastResults')}>
          {previous.slice(0, 14).map(({ round_id, outcome }) => {
            const { text, isHigh } = view.result(outcome);
            return (
              <li
                key={round_id}
                className={classNames('numeric', styles.result, isHigh && styles.won)}
              >
                {text}
              </li>
            );
          })}
        </ol>
        <div className={styles.scene}>
          <Scene info={info} current={current} />
        </div>
        <PhaseText current={current} view={view} />
      </div>
      <RoundPanel info={info} view={view} room={room} current={current} />
      <BetList room={room} />
      <FootLine
        info={info}
        box={box}
        renderFairness={() => (
          <ChainFacts
            info={info}
            index={current.index}
            previous={previous.filter(({ index }) => index <= current.index)}
            params={view.sampleParams(info)}
          />
        )}
      />
    </section>
  );
}

/** The state of the round in words, for screen readers too. */
function PhaseText({ current, view }: { current: CurrentRound; view: RoundView }) {
  const t = useText();
  const text =
    current.phase === 'settled' && current.outcome
      ? t('ui.game.round.result', { result: view.result(current.outcome).text })
      : current.phase === 'running'
        ? t('ui.game.round.running')
        : t('ui.game.round.link', { index: String(current.index) });
  return (
    <p className="sr-only" role="status" aria-live="polite">
      {text}
    </p>
  );
}

function RoundPanel(props: {
  info: GameInfo;
  view: RoundView;
  room: RoundRoom;
  current: CurrentRound;
}) {
  const { info, view, room, current } = props;
  const t = useText();
  const format = useFormat();
  const { stake, params, own, isAsking, problem } = useStore(room);
  const isPlayer = useUserStore((state) => state.isAuthenticated);
  const balance = useUserStore((state) => state.game.balance);
  const isOpen = current.phase === 'betting';
  const { Controls } = view;
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        void room.join();
      }}
    >
      {isPlayer ? (
        <p className={styles.balance}>
          <span>{t('ui.common.balance')}</span>
          <strong className="numeric">{format.money(balance, info.stake.currency)}</strong>
        </p>
      ) : null}
      <StakeInput
        info={info}
        stake={stake}
        onStake={room.setStake}
        balance={isPlayer ? balance : null}
        isDisabled={isAsking}
        isWrong={problem !== null && /stake|insufficient/i.test(problem.code)}
      />
      <Controls info={info} room={room} params={params} isDisabled={isAsking} />
      <Problem problem={problem} />
      <div className={styles.act}>
        {isPlayer ? (
          <Button size="large" isWide type="submit" isBusy={isAsking && isOpen} disabled={!isOpen}>
            {t(isOpen ? 'ui.game.round.betNext' : 'ui.game.round.waiting')}
          </Button>
        ) : (
          <p className={styles.demo}>{t('ui.game.round.signInToBet')}</p>
        )}
      </div>
      {own.length > 0 ? (
        <ul className={styles.own} aria-label={t('ui.game.round.yourBets')}>
          {own.map((bet) => (
            <OwnBet key={bet.round_id} bet={bet} room={room} current={current} view={view} />
          ))}
        </ul>
      ) : null}
    </form>
  );
}

/** One's own bet, with leaving all or half of it while the round runs. */
function OwnBet(props: {
  bet: RoundRecord;
  room: RoundRoom;
  current: CurrentRound;
  view: RoundView;
}) {
  const { bet, room, current, view } = props;
  const t = useText();
  const format = useFormat();
  const canLeave = view.hasCashOut && current.phase === 'running' && bet.state === 'open';
  return (
    <li className={styles.ownBet}>
      <span className="numeric">{format.money(bet.stake, bet.currency)}</span>
      {canLeave ? (
        <>
          <Button kind="positive" onClick={() => void room.cashOut(bet.round_id)}>
            <Standing bet={bet} current={current} view={view} />
          </Button>
          <Button kind="secondary" onClick={() => void room.cashOut(bet.round_id, '0.5')}>
            {t('ui.game.round.half')}
          </Button>
        </>
      ) : (
        <strong className="numeric">
          {bet.state === 'open'
            ? t('ui.game.round.placed')
            : `${bet.multiplier}× ${format.money(bet.payout, bet.currency)}`}
        </strong>
      )}
    </li>
  );
}

/** What leaving now would pay, as far as this browser's clock knows; the server's decides. */
function Standing(props: { bet: RoundRecord; current: CurrentRound; view: RoundView }) {
  const { bet, current, view } = props;
  const t = useText();
  const format = useFormat();
  const hundredths = useStanding(current, view);
  const multiplier = `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`;
  const amount = format.money(worthOf(bet.stake, multiplier), bet.currency);
  return <span className="numeric">{t('ui.game.round.cashOutAt', { amount })}</span>;
}

function useStanding(current: CurrentRound, view: RoundView): bigint {
  const [now, setNow] = useState(nowMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(nowMs()), 100);
    return () => clearInterval(timer);
  }, []);
  return view.standingAt?.(now - (current.startedMs ?? now)) ?? 100n;
}
