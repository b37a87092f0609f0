import { useFormat, useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { Badge } from '@pavilion/ui/notice';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { roomPath } from './bingo-address.ts';
import type { Room } from './bingo.queries.ts';
import { RoomCover } from './room-cover.tsx';
import { TimeUntil } from '../../../common/amounts/time-until.tsx';

/** The rooms with what is played for in each. */
export function RoomCards({ rooms }: { rooms: readonly Room[] }) {
  return (
    <ul className="m-0 grid list-none gap-3 p-0 pt-4 sm:grid-cols-2 xl:grid-cols-3">
      {rooms.map((room) => (
        <li key={room.room_id} className="grid">
          <RoomCard room={room} />
        </li>
      ))}
    </ul>
  );
}

function RoomCard({ room }: { room: Room }) {
  const t = useText();
  return (
    <article className="grid content-start gap-3 overflow-hidden panel p-4">
      <div className="-mx-4 -mt-4">
        <RoomCover variant={room.variant} />
      </div>
      <header className="flex flex-wrap items-center gap-3">
        <h3 className="m-0 min-w-0 flex-1 text-lg font-bold wrap-anywhere">{room.name}</h3>
        {room.play_money ? <Badge kind="accent">{t('ui.bingo.playMoney')}</Badge> : null}
        <Badge kind={room.state === 'calling' ? 'positive' : 'plain'}>
          {t(`ui.bingo.state.${room.state}`)}
        </Badge>
      </header>
      <RoomFacts room={room} />
      <AppLink
        to={roomPath(room.room_id)}
        className={buttonClass('primary', 'medium', true)}
        aria-label={`${t('ui.bingo.enter')}: ${room.name}`}
      >
        {t('ui.bingo.enter')}
      </AppLink>
    </article>
  );
}

const factNames = ['starts', 'price', 'players', 'cards', 'pool', 'jackpot'] as const;

/** Price, prizes and countdown of a room, before anybody enters. */
export function RoomFacts({ room }: { room: Room }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const { next_game: next } = room;
  const facts = {
    starts: next ? <TimeUntil until={next.starts_at} /> : '–',
    price: format.money(room.price, currency),
    players: format.number(next?.players ?? 0),
    cards: format.number(next?.cards ?? 0),
    pool: format.money(next?.pool ?? '0', currency),
    jackpot: format.money(room.jackpot.fund, currency),
  };
  return (
    <>
      <dl className="m-0 grid grid-cols-[repeat(auto-fill,minmax(min(100%,200px),1fr))] gap-x-8 gap-y-1 text-sm">
        {factNames.map((name) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-3">
            <dt className="text-text-muted">{t(`ui.bingo.fact.${name}`)}</dt>
            <dd className="numeric m-0 font-semibold">{facts[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="m-0 text-sm text-text-muted">
        {room.stages
          .map(
            ({ stage, share }) =>
              `${t.find(`ui.bingo.stage.${stage}`) ?? stage} ${format.percent(share, 0)}`,
          )
          .join(' · ')}
      </p>
    </>
  );
}
