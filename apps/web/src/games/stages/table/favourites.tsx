import { layoutList } from '@pavilion/contracts/player/games/layout-list.contract';
import { layoutRemove } from '@pavilion/contracts/player/games/layout-remove.contract';
import { layoutSave } from '@pavilion/contracts/player/games/layout-save.contract';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button, IconButton } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../core/api.ts';
import { callQuery } from '../../../core/query.ts';
import type { GameInfo } from '../../game-info.ts';
import { Problem } from '../play/bet-panel.tsx';
import { problemOf, type PlayProblem } from '../parts/play-problem.ts';
import { betsOf, layoutOf, stakeOf } from './layout.ts';
import type { TableRoom } from './table-room.ts';
import type { Board } from './table-view.types.ts';
import styles from './table.module.css';

/** Bets the player keeps by a name: laid with one tap, saved from what lies there. */
export function Favourites(props: { info: GameInfo; board: Board; room: TableRoom }) {
  const { info, board, room } = props;
  const t = useText();
  const format = useFormat();
  const { provider_code, game_code, stake } = info;
  const { currency } = stake;
  const [problem, setProblem] = useState<PlayProblem | null>(null);
  const list = useQuery(callQuery(layoutList, { provider_code, game_code }));
  if (!isCurrencyCode(currency)) return null;
  const change = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      setProblem(null);
      await list.refetch();
    } catch (thrown) {
      setProblem(problemOf(thrown));
    }
  };
  if (list.isPending) return <Skeleton className="h-24" />;
  if (list.isError)
    return (
      <ErrorState
        title={t('ui.common.errorTitle')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void list.refetch()}
      />
    );
  return (
    <div className={styles.favourites}>
      {list.data.value.length === 0 ? <p>{t('ui.tables.noFavourites')}</p> : null}
      <ul>
        {list.data.value.map(({ layout_id, name: saved, bets }) => (
          <li key={layout_id}>
            <Button
              kind="secondary"
              size="small"
              disabled={!board.isOpen}
              onClick={() => room.lay(layoutOf(bets, currency))}
            >
              {saved} · {format.money(stakeOf(layoutOf(bets, currency)), currency)}
            </Button>
            <IconButton
              icon="close"
              label={t('ui.tables.removeFavourite', { name: saved })}
              onClick={() =>
                void change(() => call(layoutRemove, { layout_id }, { handled: true }))
              }
            />
          </li>
        ))}
      </ul>
      <SaveForm
        isEmpty={board.layout.size === 0}
        onSave={(name) => {
          const bets = betsOf(board.layout, currency);
          const order = { provider_code, game_code, name, bets };
          void change(() => call(layoutSave, order, { handled: true }));
        }}
      />
      <Problem problem={problem} />
    </div>
  );
}

function SaveForm({ isEmpty, onSave }: { isEmpty: boolean; onSave: (name: string) => void }) {
  const t = useText();
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(name.trim());
        setName('');
      }}
    >
      <TextField
        label={t('ui.tables.favouriteName')}
        maxLength={32}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" kind="secondary" size="small" disabled={isEmpty || name.trim() === ''}>
        {t('ui.tables.saveFavourite')}
      </Button>
    </form>
  );
}
