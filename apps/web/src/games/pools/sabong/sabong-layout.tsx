import { useFormat, useText } from '@pavilion/i18n/react';
import { useSecondsUntil } from '../../../core/use-countdown.ts';
import { fieldName } from '../../stages/parts/bet-name.ts';
import { Spot } from '../../stages/table/spot.tsx';
import type { Board } from '../../stages/table/table-view.types.ts';
import { perStake, sabongPools, useMatches, type Match } from './sabong-data.ts';
import styles from './sabong.module.css';

const lastCallSeconds = 10;
const places = [
  { kind: 'meron', tone: 'red' },
  { kind: 'draw', tone: 'green' },
  { kind: 'wala', tone: 'blue' },
] as const;

/** The board: who fights, what is bet on each side and what it would pay now, the last call. */
export function SabongLayout({ board }: { board: Board }) {
  const t = useText();
  const format = useFormat();
  const { match, data } = useMatches(board.round.index);
  const pools = sabongPools(board.pools);
  const { currency } = board.info.stake;
  return (
    <div className={styles.layout}>
      <LastCall board={board} />
      <div className={styles.places}>
        {places.map(({ kind, tone }) => {
          const pays = paysOf(board, kind);
          return (
            <Spot
              key={kind}
              board={kind === 'draw' || board.takesPools ? board : { ...board, isOpen: false }}
              params={{ kind }}
              tone={tone}
              className={styles.place}
              pays={pays ?? '–'}
            >
              <span>
                <b>{fieldName(kind, t)}</b>
                <span className="numeric">{pays === null ? '–' : `${pays}×`}</span>
                <small className="numeric">{format.money(pools?.[kind] ?? '0', currency)}</small>
              </span>
            </Spot>
          );
        })}
      </div>
      {match ? <Cards match={match} /> : null}
      <p className={styles.note}>
        {t('ui.sabong.equal')}{' '}
        {data?.house_seed
          ? t('ui.sabong.houseSeed', { amount: format.money(data.house_seed, currency) })
          : null}{' '}
        {board.takesPools ? null : t('ui.sabong.playMoneyDraw')}
      </p>
    </div>
  );
}

/** What a bet would pay if betting closed now; null: its side has nobody. */
function paysOf(board: Board, kind: (typeof places)[number]['kind']): string | null {
  if (kind === 'draw')
    return board.info.bets?.find((row) => row.kind === 'draw')?.multiplier ?? null;
  const ofHundred = sabongPools(board.pools)?.board?.[kind];
  return ofHundred === undefined ? null : perStake(ofHundred);
}

/** Said out loud while bets are still taken, for a last moment. */
function LastCall({ board: { round, isOpen } }: { board: Board }) {
  const t = useText();
  const seconds = useSecondsUntil(isOpen ? round.stageEndsMs : null);
  const isLast = isOpen && seconds > 0 && seconds <= lastCallSeconds;
  return (
    <p className={styles.lastCall} role="status">
      {isLast ? t('ui.sabong.lastCall') : null}
    </p>
  );
}

/** The two birds of a match: for show, and the page says so. */
function Cards({ match }: { match: Match }) {
  const t = useText();
  const format = useFormat();
  return (
    <dl className={styles.cards}>
      {(['meron', 'wala'] as const).map((corner) => {
        const { name, plumage, weight_grams, record } = match[corner];
        return (
          <div key={corner} data-corner={corner}>
            <dt>{name}</dt>
            <dd>
              {t.find(`ui.sabong.plumage.${plumage}`) ?? plumage} ·{' '}
              {t('ui.sabong.weight', { grams: format.number(weight_grams) })} ·{' '}
              {t('ui.sabong.record', {
                won: String(record.won),
                lost: String(record.lost),
                drawn: String(record.drawn),
              })}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
