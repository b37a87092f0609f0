import { seatLeave } from '@pavilion/contracts/player/games/seat-leave.contract';
import { seatTake } from '@pavilion/contracts/player/games/seat-take.contract';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { TextField } from '@pavilion/ui/field';
import { useState } from 'react';
import { call } from '../../../core/api.ts';
import type { GameInfo } from '../../game-info.ts';
import { Problem } from '../play/bet-panel.tsx';
import { problemOf, type PlayProblem } from '../parts/play-problem.ts';
import type { TableRoomState } from './table-room.ts';
import type { ListedTable } from './table-view.types.ts';
import styles from './table.module.css';

/** Who sits where, for show; who plays for real may sit down, by a name or masked. */
export function SeatRow(props: {
  info: GameInfo;
  table: ListedTable;
  seats: TableRoomState['seats'];
  isPlayer: boolean;
}) {
  const { info, table, seats, isPlayer } = props;
  const t = useText();
  const [asked, setAsked] = useState<number | null>(null);
  const [own, setOwn] = useState<number | null>(null);
  const [problem, setProblem] = useState<PlayProblem | null>(null);
  const at = {
    provider_code: info.provider_code,
    game_code: info.game_code,
    table_id: table.table_id,
  };
  const ask = async (work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      setProblem(null);
      setAsked(null);
    } catch (thrown) {
      setProblem(problemOf(thrown));
    }
  };
  const sit = (nickname: string): Promise<void> =>
    ask(async () => {
      const shown =
        nickname === ''
          ? ({ name_shown: 'masked' } as const)
          : ({ name_shown: 'nickname', nickname } as const);
      const order = { ...at, ...shown, ...(asked === null ? {} : { seat: asked }) };
      setOwn((await call(seatTake, order, { handled: true })).seat);
    });
  const leave = (): Promise<void> =>
    ask(async () => {
      await call(seatLeave, at, { handled: true });
      setOwn(null);
    });
  if (table.seats === 0) return null;
  return (
    <div className={styles.seats}>
      <SeatList {...{ table, seats, own, isPlayer }} onAsk={setAsked} />
      {own === null ? null : (
        <Button kind="ghost" size="small" onClick={() => void leave()}>
          {t('ui.tables.standUp')}
        </Button>
      )}
      {asked === null ? null : (
        <SeatDialog problem={problem} onClose={() => setAsked(null)} onSit={sit} />
      )}
    </div>
  );
}

function SeatDialog(props: {
  problem: PlayProblem | null;
  onClose: () => void;
  onSit: (nickname: string) => Promise<void>;
}) {
  const { problem, onClose, onSit } = props;
  const t = useText();
  const [name, setName] = useState('');
  return (
    <Dialog
      isOpen
      title={t('ui.tables.sitHere')}
      closeLabel={t('ui.common.close')}
      onClose={onClose}
      size="small"
    >
      <form
        className={styles.sit}
        onSubmit={(event) => {
          event.preventDefault();
          void onSit(name.trim());
        }}
      >
        <TextField
          label={t('ui.tables.nickname')}
          hint={t('ui.tables.nicknameHint')}
          maxLength={16}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Problem problem={problem} />
        <Button type="submit" isWide>
          {t('ui.tables.sitHere')}
        </Button>
      </form>
    </Dialog>
  );
}

function SeatList(props: {
  table: ListedTable;
  seats: TableRoomState['seats'];
  own: number | null;
  isPlayer: boolean;
  onAsk: (seat: number) => void;
}) {
  const { table, seats, own, isPlayer, onAsk } = props;
  const t = useText();
  return (
    <ol>
      {Array.from({ length: table.seats }, (_, place) => {
        const taken = seats.find(({ seat }) => seat === place + 1);
        const number = String(place + 1);
        return (
          <li key={number} data-own={own === place + 1 || undefined}>
            {taken ? (
              <span>{taken.name}</span>
            ) : (
              <button
                type="button"
                disabled={!isPlayer}
                aria-label={t('ui.tables.freeSeat', { number })}
                onClick={() => onAsk(place + 1)}
              >
                +
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
