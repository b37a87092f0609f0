import { useText } from '@pavilion/i18n/react';
import { Tabs } from '@pavilion/ui/tabs';
import { lazy, Suspense, useState } from 'react';
import type { GameInfo } from '../../game-info.ts';
import { Favourites } from './favourites.tsx';
import type { TableRoom } from './table-room.ts';
import { TableStats } from './table-stats.tsx';
import type { Board, ListedTable, TableView } from './table-view.types.ts';
import styles from './table.module.css';

const RoomChat = lazy(async () => ({ default: (await import('./room-chat.tsx')).RoomChat }));

type Part = 'tools' | 'stats' | 'favourites' | 'chat';

const toolsTexts = {
  roads: 'ui.tables.roads',
  track: 'ui.tables.track',
  results: 'ui.tables.results',
} as const;

/** What there is beside the layout: roads or racetrack, statistics, favourite bets, and talk. */
export function TableExtras(props: {
  info: GameInfo;
  view: TableView;
  table: ListedTable;
  board: Board;
  room: TableRoom;
  isPlayer: boolean;
}) {
  const { info, view, table, board, room, isPlayer } = props;
  const t = useText();
  const { Tools } = view;
  const parts: Part[] = [
    ...(Tools ? ['tools' as const] : []),
    ...(view.isOfOneRound ? [] : ['stats' as const]),
    ...(isPlayer && !view.isOfOneRound ? ['favourites' as const] : []),
    'chat',
  ];
  const [part, setPart] = useState<Part>(parts[0] ?? 'stats');
  const labels: Record<Part, string> = {
    tools: t(toolsTexts[view.toolsName ?? 'roads']),
    stats: t('ui.tables.stats'),
    favourites: t('ui.tables.favourites'),
    chat: t('ui.tables.chat'),
  };
  const marks = table.road.split(' ').filter((mark) => mark !== '');
  return (
    <Tabs
      className={styles.extras}
      label={table.name}
      items={parts.map((id) => ({ id, label: labels[id] }))}
      selectedId={part}
      onSelect={(id) => setPart(id as Part)}
    >
      {part === 'tools' && Tools ? (
        <Tools info={info} tableId={table.table_id} board={board} marks={marks} />
      ) : null}
      {part === 'stats' ? <TableStats info={info} tableId={table.table_id} /> : null}
      {part === 'favourites' ? <Favourites info={info} board={board} room={room} /> : null}
      {part === 'chat' ? (
        <Suspense fallback={null}>
          <RoomChat
            room={`table:${info.provider_code}:${info.game_code}:${table.table_id}`}
            mayWrite={isPlayer}
          />
        </Suspense>
      ) : null}
    </Tabs>
  );
}
