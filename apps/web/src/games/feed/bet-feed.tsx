import { gameBets } from '@pavilion/contracts/player/games/game-bets.contract';
import { myRounds } from '@pavilion/contracts/player/games/my-rounds.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { Tabs } from '@pavilion/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { callQuery } from '../../core/query.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { replayOf } from '../fairness/evidence.ts';
import type { GameInfo } from '../game-info.ts';
import styles from '../stages/parts/stage.module.css';

/** Asked again so often while somebody looks; a tab in the background asks nothing. */
const askEveryMs = 6_000;
const mineShown = 20;

type Kind = 'mine' | 'newest' | 'highest';

interface FeedBet {
  round_id: string;
  account_id?: string;
  stake: string;
  payout: string;
  multiplier: string;
  currency: string;
  at: string;
  isOpen?: boolean;
}

/**
 * What is played at this table: one's own rounds, everybody's, and the highest stakes of the day.
 * Each leads to the round as it was.
 */
export function BetFeed({ info }: { info: GameInfo }) {
  const t = useText();
  const isPlayer = useUserStore((state) => state.isAuthenticated);
  const [chosen, choose] = useState<Kind | null>(null);
  const kind = chosen && (isPlayer || chosen !== 'mine') ? chosen : isPlayer ? 'mine' : 'newest';
  return (
    <div className={styles.bets}>
      <Tabs
        label={t('ui.game.feed.title')}
        selectedId={kind}
        onSelect={(id) => choose(id as Kind)}
        items={[
          ...(isPlayer ? [{ id: 'mine', label: t('ui.game.feed.mine') }] : []),
          { id: 'newest', label: t('ui.game.feed.all') },
          { id: 'highest', label: t('ui.game.feed.high') },
        ]}
      >
        {kind === 'mine' ? <MyBets info={info} /> : <AllBets info={info} kind={kind} />}
      </Tabs>
    </div>
  );
}

function MyBets({ info }: { info: GameInfo }) {
  const { provider_code, game_code } = info;
  const query = useQuery({
    ...callQuery(myRounds, { provider_code, game_code, limit: mineShown }),
    staleTime: 0,
    refetchInterval: askEveryMs,
  });
  const bets = query.data?.value.map((round) => ({
    ...round,
    at: round.settled_at ?? round.created_at,
    isOpen: round.state === 'open',
  }));
  return <FeedTable bets={bets} query={query} />;
}

function AllBets({ info, kind }: { info: GameInfo; kind: 'newest' | 'highest' }) {
  const { provider_code, game_code } = info;
  const query = useQuery({
    ...callQuery(gameBets, { provider_code, game_code, kind }),
    staleTime: 0,
    refetchInterval: askEveryMs,
  });
  const bets = query.data?.value.map((bet) => ({ ...bet, at: bet.settled_at }));
  return <FeedTable bets={bets} query={query} />;
}

function FeedTable(props: {
  bets: readonly FeedBet[] | undefined;
  query: { isPending: boolean; refetch: () => unknown };
}) {
  const { bets, query } = props;
  const t = useText();
  if (query.isPending) return <Skeleton className="h-40" />;
  if (!bets)
    return (
      <ErrorState
        title={t('ui.common.errorTitle')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  if (bets.length === 0) return <p className={styles.demo}>{t('ui.game.feed.empty')}</p>;
  const hasNames = bets.some(({ account_id }) => account_id !== undefined);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('ui.game.feed.time')}</th>
          {hasNames ? <th scope="col">{t('ui.game.round.player')}</th> : null}
          <th scope="col">{t('ui.game.round.betColumn')}</th>
          <th scope="col">{t('ui.game.round.multiplierColumn')}</th>
          <th scope="col">{t('ui.game.round.payoutColumn')}</th>
        </tr>
      </thead>
      <tbody className="numeric">
        {bets.map((bet) => (
          <FeedRow key={bet.round_id} bet={bet} hasNames={hasNames} />
        ))}
      </tbody>
    </table>
  );
}

function FeedRow({ bet, hasNames }: { bet: FeedBet; hasNames: boolean }) {
  const t = useText();
  const format = useFormat();
  const time = format.time(bet.at);
  const isWin = Number(bet.payout) > Number(bet.stake);
  return (
    <tr>
      <td>
        <AppLink
          to={replayOf(bet.round_id)}
          target="_blank"
          aria-label={t('ui.game.feed.show', { time })}
          className={styles.feedLink}
        >
          {time}
        </AppLink>
      </td>
      {hasNames ? <td>{bet.account_id}</td> : null}
      <td>{format.money(bet.stake, bet.currency)}</td>
      <td>{bet.isOpen ? '–' : `${bet.multiplier}×`}</td>
      <td className={isWin ? styles.gain : undefined}>
        {bet.isOpen ? '–' : format.money(bet.payout, bet.currency)}
      </td>
    </tr>
  );
}
