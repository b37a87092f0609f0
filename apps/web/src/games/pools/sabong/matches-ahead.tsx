import { roundState } from '@pavilion/contracts/player/games/round-state.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../core/query.ts';
import type { TableAheadProps } from '../../stages/table/table-view.types.ts';
import { useMatches } from './sabong-data.ts';
import styles from './sabong.module.css';

const againMs = 20_000;

/** Matches to come, whose cards are public long before their bets. */
export function MatchesAhead({ info, shown }: TableAheadProps) {
  const { provider_code, game_code } = info;
  const table_id = shown[0] ?? '1';
  const state = useQuery({
    ...callQuery(roundState, { provider_code, game_code, table_id }),
    refetchInterval: againMs,
    meta: { handled: true },
  });
  const index = state.data?.value.commitment.index;
  return index === undefined ? null : <Coming index={index} />;
}

function Coming({ index }: { index: number }) {
  const t = useText();
  const format = useFormat();
  const { data } = useMatches(index);
  const coming = data?.value.filter((match) => match.index > index) ?? [];
  if (coming.length === 0) return null;
  return (
    <section className={styles.ahead}>
      <h3>{t('ui.sabong.ahead')}</h3>
      <ol>
        {coming.map(({ index: number, starts_at, meron, wala }) => (
          <li key={number}>
            <time dateTime={starts_at} className="numeric">
              {format.time(starts_at)}
            </time>
            <span data-corner="meron">{meron.name}</span>
            <span data-corner="wala">{wala.name}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
