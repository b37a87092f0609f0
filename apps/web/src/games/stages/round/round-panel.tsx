import { roundGet } from '@pavilion/contracts/player/games/round-get.contract';
import type { PlainMessageKey } from '@pavilion/i18n';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand/react';
import { BonusMoney } from '../../../common/amounts/bonus-money.tsx';
import { call } from '../../../core/api.ts';
import { nowMs } from '../../../core/clock.ts';
import { stakeableOf } from '../../../core/session/stakeable.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { AutoButton, AutoPanel, AutoTabs } from '../auto/auto-panel.tsx';
import { useAuto } from '../auto/use-auto.ts';
import { isOfStake } from '../parts/play-problem.ts';
import type { GameInfo, RoundRecord } from '../../game-info.ts';
import { Problem, worthOf } from '../play/bet-panel.tsx';
import { useGameOnStage } from '../parts/game-on-stage.ts';
import { largestStake } from '../parts/largest-stake.ts';
import styles from '../parts/stage.module.css';
import { StakeInput } from '../parts/stake-field.tsx';
import { aheadMax, type AheadBet } from './ahead-bets.ts';
import { cashOutWorth, isWhole } from './cash-out-worth.ts';
import { netOf } from './net-of.ts';
import type { CurrentRound, RoundRoom } from './round-room.ts';
import { roundTable, type FindBet } from './round-table.ts';
import type { RoundView } from './round-view.types.ts';

const findAtServer: FindBet = async (round_id) =>
  (await call(roundGet, { round_id }, { handled: true })).value;

/** Stake, choice and button of a shared game, and one's own bets on the round. */
export function RoundPanel(props: {
  info: GameInfo;
  view: RoundView;
  room: RoundRoom;
  current: CurrentRound;
}) {
  const { info, view, room, current } = props;
  const t = useText();
  const { stake, params, own, ahead, isAsking, isCut, problem, balance: purse } = useStore(room);
  const game = useGameOnStage();
  const stakeable = useUserStore(stakeableOf);
  const mode = purse === null ? 'real' : 'demo';
  const isOpen = current.phase === 'betting';
  const missing = view.missing?.(params) ?? null;
  // Who waits for the end of a round that grows bets on the next one meanwhile.
  const canBetAhead = !isOpen && view.hasCashOut;
  const auto = useAuto(
    info,
    useMemo(() => roundTable(room, mode === 'real' ? findAtServer : null), [room, mode]),
  );
  const isDisabled = isAsking || auto.isRunning;
  const { Controls } = view;
  return (
    <form
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        if (!auto.isChosen) void (canBetAhead ? room.joinNext() : room.join());
        else if (auto.isRunning || missing === null) auto.toggle();
      }}
    >
      {auto.isOffered ? <AutoTabs auto={auto} /> : null}
      <Owned purse={purse} currency={info.stake.currency} />
      <StakeInput
        info={info}
        stake={stake}
        onStake={room.setStake}
        balance={purse ?? stakeable}
        most={() => largestStake(game, info, params, purse ?? stakeable, mode)}
        isDisabled={isDisabled}
        isWrong={problem !== null && isOfStake(problem)}
      />
      <HeldNote info={info} stake={stake} />
      <Controls info={info} room={room} params={params} isDisabled={isDisabled} />
      {auto.isChosen ? <AutoPanel info={info} auto={auto} part="rounds" /> : null}
      <Problem problem={problem} />
      <div className={styles.act}>
        {auto.isChosen ? (
          <AutoButton info={info} auto={auto} missing={missing && t(missing)} />
        ) : (
          <BetButton
            isBusy={isAsking && isOpen}
            isOpen={isOpen}
            canBetAhead={canBetAhead}
            isFull={canBetAhead && ahead.length >= aheadMax}
            missing={missing}
          />
        )}
      </div>
      <OwnBets {...props} own={own} ahead={ahead} isCut={isCut} />
      {auto.isChosen ? <AutoPanel info={info} auto={auto} part="bounds" /> : null}
      {mode === 'demo' ? <p className={styles.demo}>{t('ui.game.demoNote')}</p> : null}
    </form>
  );
}

/** What the player has to stake: play money of a purse, or cash, and bonus money beside it. */
function Owned({ purse, currency }: { purse: string | null; currency: string }) {
  const t = useText();
  const format = useFormat();
  const owned = useUserStore((state) => state.game.balance);
  return (
    <p className={styles.balance}>
      <span>{t(purse === null ? 'ui.common.balance' : 'ui.game.playMoney')}</span>
      <strong className="numeric">{format.money(purse ?? owned, currency)}</strong>
      {purse === null ? <BonusMoney /> : null}
    </p>
  );
}

/** Bets on the round that takes bets, or on the next one; says what the bet still lacks. */
function BetButton(props: {
  isBusy: boolean;
  isOpen: boolean;
  canBetAhead: boolean;
  isFull: boolean;
  missing: PlainMessageKey | null;
}) {
  const { isBusy, isOpen, canBetAhead, isFull, missing } = props;
  const t = useText();
  const isOffered = isOpen || canBetAhead;
  const bet = isOpen ? 'ui.game.round.betNext' : 'ui.game.round.betAhead';
  return (
    <Button
      size="large"
      isWide
      type="submit"
      isBusy={isBusy}
      disabled={isFull || !isOffered || missing !== null}
    >
      {t(isOffered ? (missing ?? bet) : 'ui.game.round.waiting')}
    </Button>
  );
}

/** One's own bet, with leaving all or half of it while the round runs. */
function OwnBet(props: {
  bet: RoundRecord;
  room: RoundRoom;
  current: CurrentRound;
  view: RoundView;
  /** Stakes that were taken; what comes back of them is in the payout. */
  held: number;
  isCut: boolean;
}) {
  const { bet, room, current, view, held, isCut } = props;
  const t = useText();
  const format = useFormat();
  const isAtStake = view.hasCashOut && bet.state === 'open';
  const canLeave = isAtStake && current.phase === 'running';
  return (
    <li className={styles.ownBet}>
      <span className="numeric">{format.money(bet.stake, bet.currency)}</span>
      {canLeave ? (
        <>
          <Button kind="positive" onClick={() => void room.cashOut(bet.round_id)}>
            <Standing bet={bet} current={current} view={view} isCut={isCut} />
          </Button>
          {isWhole(bet) ? (
            <Button kind="secondary" onClick={() => void room.cashOut(bet.round_id, '0.5')}>
              {t('ui.game.round.half')}
            </Button>
          ) : null}
        </>
      ) : (
        <strong className="numeric">
          {bet.state === 'open'
            ? t('ui.game.round.placed')
            : held > 1
              ? format.money(netOf(bet, held), bet.currency, { sign: 'always' })
              : `${bet.multiplier}× ${format.money(bet.payout, bet.currency)}`}
        </strong>
      )}
      {isAtStake && current.phase === 'betting' ? (
        <Button kind="secondary" onClick={() => void room.cancel(bet.round_id)}>
          {t('ui.game.round.cancel')}
        </Button>
      ) : null}
    </li>
  );
}

/**
 * What leaving now would pay, as far as this browser's clock knows; the server's decides. Nothing
 * is known while the line is down.
 */
function Standing(props: {
  bet: RoundRecord;
  current: CurrentRound;
  view: RoundView;
  isCut: boolean;
}) {
  const { bet, current, view, isCut } = props;
  const t = useText();
  const format = useFormat();
  const worth = cashOutWorth(bet, useStanding(current, view), view.leavesAt?.(bet.params));
  const amount = isCut ? '…' : format.money(worth, bet.currency);
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

/** What a bet holds while the round runs, where that is more than its stake. */
function HeldNote({ info, stake }: { info: GameInfo; stake: string }) {
  const t = useText();
  const format = useFormat();
  const { stakes_held, stake: limits } = info;
  if (stakes_held < 2 || !/^\d+(\.\d+)?$/.test(stake)) return null;
  const amount = format.money(worthOf(stake, `${stakes_held}.00`), limits.currency);
  return <p className={styles.held}>{t('ui.game.held', { amount })}</p>;
}

function OwnBets(props: {
  info: GameInfo;
  view: RoundView;
  room: RoundRoom;
  current: CurrentRound;
  own: readonly RoundRecord[];
  ahead: readonly AheadBet[];
  isCut: boolean;
}) {
  const { info, view, room, current, own, ahead, isCut } = props;
  const t = useText();
  if (own.length + ahead.length === 0) return null;
  return (
    <ul className={styles.own} aria-label={t('ui.game.round.yourBets')}>
      {own.map((bet) => (
        <OwnBet
          key={bet.round_id}
          bet={bet}
          room={room}
          current={current}
          view={view}
          held={info.stakes_held}
          isCut={isCut}
        />
      ))}
      {ahead.map((bet) => (
        <WaitingBet key={bet.id} bet={bet} room={room} currency={info.stake.currency} />
      ))}
    </ul>
  );
}

/** A bet for the next round; it can be given up until that begins. */
function WaitingBet(props: { bet: AheadBet; room: RoundRoom; currency: string }) {
  const { bet, room, currency } = props;
  const t = useText();
  const format = useFormat();
  return (
    <li className={styles.ownBet}>
      <span className="numeric">{format.money(bet.stake, currency)}</span>
      <span>{t('ui.game.round.ahead')}</span>
      <Button kind="secondary" onClick={() => room.dropAhead(bet.id)}>
        {t('ui.game.round.cancel')}
      </Button>
    </li>
  );
}
