import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import type { Race, RacePlace } from '../../features/rewards/races/race.queries.ts';
import { usePrizeText } from '../../common/rewards/use-prize-text.ts';
import { useScoreText } from './race-words.ts';

/** A place of a list, whose it is, and what it wins. */
interface ShownPlace extends Pick<RacePlace, 'place' | 'name' | 'score'> {
  prize?: RacePlace['prize'];
  isMe?: boolean;
}

/** Places of a race, one a line. */
export function RacePlaces(props: {
  race: Pick<Race, 'unit'>;
  places: readonly ShownPlace[];
  label: string;
}) {
  const t = useText();
  const format = useFormat();
  const scoreText = useScoreText(props.race);
  const prizeText = usePrizeText();
  return (
    <ol aria-label={props.label} className="m-0 grid list-none grid-cols-1 gap-1 p-0">
      {props.places.map(({ place, name, score, prize, isMe }) => (
        <li
          key={place}
          aria-current={isMe ? 'true' : undefined}
          className={classNames(
            'flex items-center gap-3 rounded-control px-3 py-2',
            isMe ? 'bg-surface-3' : 'bg-surface-2',
          )}
        >
          <span className="min-w-7 shrink-0 text-center font-bold text-accent-text tabular-nums">
            <span aria-hidden="true">{format.number(String(place))}</span>
            <span className="sr-only">{t('ui.leaderboard.place', { place })}</span>
          </span>
          <span className="grid min-w-0 grow">
            <span className="font-semibold wrap-anywhere">
              {isMe ? `${name} (${t('ui.leaderboard.you')})` : name}
            </span>
            <span className="text-sm text-text-muted tabular-nums">{scoreText(score)}</span>
          </span>
          {prize ? (
            <span className="flex items-center gap-1.5 text-end font-semibold tabular-nums">
              <Icon name="trophy" size={18} className="shrink-0 text-accent-text" />
              {prizeText(prize)}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
