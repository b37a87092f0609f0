import type { CallResponse } from '@pavilion/contracts/define-call';
import { chain } from '@pavilion/contracts/player/games/chain.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { callQuery } from '../../core/query.ts';
import type { GameInfo } from '../game-info.ts';
import { verificationOf, verificationPath } from './evidence.ts';
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
  /** Of a game of several tables; absent: its first. */
  tableId?: string;
  /** The number of the round under way. */
  index: number;
  previous: readonly DecidedRound[];
  /** A bet that decides nothing, so that the address is complete: `{"side":"odd"}`. */
  params: Record<string, unknown>;
  /**
   * Of rounds of pools: where the part comes from that comes into being after the close; null: not
   * told yet.
   */
  pool?: { source: string | null } | null;
}) {
  const { info, tableId, index, previous, params, pool = null } = props;
  const t = useText();
  const { provider_code, game_code } = info;
  const table = tableId === undefined ? {} : { table_id: tableId };
  const query = useQuery(callQuery(chain, { provider_code, game_code, ...table }));
  if (query.isPending) return <Skeleton className="h-48" />;
  if (query.isError)
    return (
      <ErrorState
        title={t('ui.common.errorTitle')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  const { value } = query.data;
  const { terminating_hash, salt, blocks, next } = value;
  const decided = previous.filter(({ hash }) => hash !== '');
  return (
    <>
      <p className={styles.intro}>{t(introOf(blocks !== null, pool !== null))}</p>
      {pool?.source === 'local' ? (
        <p className={styles.intro}>{t('ui.fairness.entropyLocal')}</p>
      ) : null}
      {blocks ? (
        <BlockFacts blocks={blocks} height={index} />
      ) : (
        <PublishedFacts published={value} index={index} />
      )}
      {next ? (
        <section className={styles.rounds}>
          <h3>{t('ui.fairness.nextChain')}</h3>
          <PublishedFacts published={next} index={null} />
        </section>
      ) : null}
      {decided.length > 0 ? (
        <DecidedRounds
          rounds={decided}
          addressOf={(round) =>
            pool
              ? verificationOf(round.round_id)
              : verificationPath({
                  game: game_code,
                  params: JSON.stringify(params),
                  hash: round.hash,
                  index: String(round.index),
                  salt,
                  terminating_hash,
                })
          }
        />
      ) : null}
    </>
  );
}

/**
 * What is said of how rounds come about: by blocks, by a chain and what comes after the close, or
 * by a chain.
 */
function introOf(isOfBlocks: boolean, isOfPool: boolean) {
  if (isOfBlocks) return 'ui.fairness.blockRule';
  return isOfPool ? 'ui.fairness.introPool' : 'ui.fairness.introChain';
}

/** Rounds that are over, each with the page that works it out again. */
function DecidedRounds(props: {
  rounds: readonly DecidedRound[];
  addressOf: (round: DecidedRound) => string;
}) {
  const t = useText();
  return (
    <section className={styles.rounds}>
      <h3>{t('ui.fairness.lastRounds')}</h3>
      <ol className="numeric">
        {props.rounds.map((round) => (
          <li key={round.round_id}>
            <AppLink target="_blank" to={props.addressOf(round)}>
              {t('ui.game.round.link', { index: String(round.index) })}
            </AppLink>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Chain = CallResponse<typeof chain>['value'];

/** A chain of ours as it was published; `index` null: it decides nothing yet. */
function PublishedFacts(props: { published: NonNullable<Chain['next']>; index: number | null }) {
  const t = useText();
  const format = useFormat();
  const { terminating_hash, salt, salt_source, salted_at, length, published_at } = props.published;
  const block = /^bitcoin:(\d+)$/.exec(salt_source)?.[1];
  return (
    <FactList
      facts={[
        [t('ui.fairness.terminatingHash'), terminating_hash],
        [t('ui.fairness.publishedAt'), format.dateTime(published_at)],
        [
          t('ui.fairness.saltSource'),
          block === undefined
            ? t('ui.fairness.saltLocal')
            : t('ui.fairness.saltBitcoin', { height: block }),
        ],
        [t('ui.fairness.salt'), salt === '' ? t('ui.fairness.saltToCome') : salt],
        ...(salted_at === null
          ? []
          : ([[t('ui.fairness.saltedAt'), format.dateTime(salted_at)]] as const)),
        ...(props.index === null
          ? []
          : ([
              [t('ui.fairness.height'), `${format.number(props.index)} / ${format.number(length)}`],
            ] as const)),
      ]}
    />
  );
}

/** Which block of which public chain decides. */
function BlockFacts(props: { blocks: NonNullable<Chain['blocks']>; height: number }) {
  const t = useText();
  const format = useFormat();
  const { source, confirmations } = props.blocks;
  return (
    <FactList
      facts={[
        [t('ui.fairness.blockChain'), source],
        [t('ui.fairness.blockHeight'), format.number(props.height)],
        [t('ui.fairness.blockDepth'), format.number(confirmations)],
      ]}
    />
  );
}
