import { racingRaceList } from '@pavilion/contracts/player/games/racing-race-list.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { gameName } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { callQuery } from '../../../core/query.ts';
import { timeLeft } from '@pavilion/web-core/time-left';
import { useSecondsUntil } from '../../../core/use-countdown.ts';
import type { TableAheadProps } from '../../stages/table/table-view.types.ts';
import styles from './racing.module.css';

type Entry = CallResponse<typeof racingRaceList>['value'][number];

const againMs = 15_000;
const shownMost = 9;

/** Races of all courses side by side, the next one first: from here one goes to its course. */
export function RacesAhead({ info, tables, shown, onOpen }: TableAheadProps) {
  const t = useText();
  const list = useQuery({
    ...callQuery(racingRaceList, { limit: shownMost }),
    refetchInterval: againMs,
    meta: { handled: true },
  });
  const races = list.data?.value ?? [];
  if (races.length === 0) return null;
  return (
    <section className={styles.ahead}>
      <h3>{t('ui.racing.ahead')}</h3>
      <ol aria-label={t('ui.racing.ahead')}>
        {races.map((race) => {
          const isHere = race.game === info.game_code;
          const isKnown = tables.some(({ table_id }) => table_id === race.table_id);
          return (
            <li
              key={`${race.game} ${race.table_id} ${race.index} ${race.starts_at}`}
              data-shown={(isHere && shown[0] === race.table_id) || undefined}
            >
              {isHere && isKnown ? (
                <button type="button" onClick={() => onOpen(race.table_id)}>
                  <RaceEntry race={race} provider_code={info.provider_code} />
                </button>
              ) : (
                <AppLink
                  to={`/playnow?provider=${race.provider_code}&game=${race.game}&table=${race.table_id}`}
                >
                  <RaceEntry race={race} provider_code={info.provider_code} />
                </AppLink>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function RaceEntry({ race, provider_code }: { race: Entry; provider_code: string }) {
  const t = useText();
  const { game, course, runners, stage, starts_at, favourite } = race;
  return (
    <>
      <strong>{course}</strong>
      <span>{gameName(t, { provider_code, game_code: game, game_name: game })}</span>
      <span>{t('ui.racing.runners', { count: runners })}</span>
      {favourite.price === null ? null : (
        <span className="numeric">
          {t('ui.racing.favourite', {
            number: String(favourite.number),
            price: favourite.price,
          })}
        </span>
      )}
      {stage === 'dealing' || stage === 'closed' ? (
        <em>{t('ui.racing.running')}</em>
      ) : (
        <StartsIn at={starts_at} />
      )}
    </>
  );
}

function StartsIn({ at }: { at: string }) {
  const seconds = useSecondsUntil(Date.parse(at));
  // Races come every few minutes: hours would only stand in the way.
  return (
    <time dateTime={at} className="numeric">
      {timeLeft(seconds).clock.replace(/^00:/, '')}
    </time>
  );
}
