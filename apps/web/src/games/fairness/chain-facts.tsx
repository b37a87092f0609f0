import { chain } from '@pavilion/contracts/fairness/chain.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { callQuery } from '../../core/query.ts';
import type { GameInfo } from '../game-view.ts';
import { verificationPath } from './evidence.ts';
import { FactList } from './fairness-dialog.tsx';
import styles from './fairness.module.css';

export interface DecidedRound {
  round_id: string;
  index: number;
  hash: string;
}

/** The chain that decides a shared game, as it was published, and the rounds it has decided. */
export function ChainFacts(props: {
  info: GameInfo;
  /** The number of the round under way. */
  index: number;
  previous: readonly DecidedRound[];
  /** A bet that decides nothing, so that the address is complete: `{"side":"odd"}`. */
  params: Record<string, unknown>;
}) {
  const { info, index, previous, params } = props;
  const t = useText();
  const format = useFormat();
  const { provider_code, game_code } = info;
  const query = useQuery(callQuery(chain, { provider_code, game_code }));
  if (query.isPending) return <Skeleton className="h-48" />;
  if (query.isError)
    return (
      <ErrorState
        title={t('ui.common.errorTitle')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  const { terminating_hash, salt, length, published_at } = query.data;
  return (
    <>
      <FactList
        facts={[
          [t('ui.fairness.terminatingHash'), terminating_hash],
          [t('ui.fairness.salt'), salt],
          [t('ui.fairness.height'), `${format.number(index)} / ${format.number(length)}`],
          [t('ui.fairness.publishedAt'), format.dateTime(published_at)],
        ]}
      />
      {previous.length > 0 ? (
        <section className={styles.rounds}>
          <h3>{t('ui.fairness.lastRounds')}</h3>
          <ol className="numeric">
            {previous.map((round) => (
              <li key={round.round_id}>
                <AppLink
                  target="_blank"
                  to={verificationPath({
                    game: game_code,
                    params: JSON.stringify(params),
                    hash: round.hash,
                    index: String(round.index),
                    salt,
                    terminating_hash,
                  })}
                >
                  {t('ui.game.round.link', { index: String(round.index) })}
                </AppLink>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </>
  );
}
