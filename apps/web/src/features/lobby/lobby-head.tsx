import { useText } from '@pavilion/i18n/react';
import { SelectField } from '@pavilion/ui/field';
import { Icon } from '@pavilion/ui/icon';
import {
  isOwnList,
  lobbyReturns,
  lobbySorts,
  lobbyVolatilities,
  type LobbyChoice,
  type LobbySort,
} from './lobby-choice.ts';
import { placeIcon, placeTitle, type LobbyPlace } from './lobby-place.ts';
import { LobbySearch } from './lobby-search.tsx';
import styles from './lobby.module.css';
import type { ChangeChoice } from './use-lobby.ts';

/** Heading of a lobby with its number of games, search and order. */
export function LobbyHead(props: {
  place: LobbyPlace;
  choice: LobbyChoice;
  /** Null until it is known. */
  total: number | null;
  onChange: ChangeChoice;
}) {
  const t = useText();
  const { place, choice, total } = props;
  const title = placeTitle(place, t);
  return (
    <header className={styles.head}>
      <span className={styles.seal} aria-hidden="true">
        <Icon name={placeIcon(place)} size={26} />
      </span>
      <div className={styles.titles}>
        <h1 className="page-title">{title}</h1>
        <p role="status" className={styles.total}>
          {total === null ? '\u00a0' : t('ui.common.gameCount', { count: total })}
        </p>
      </div>
      <div className={styles.tools}>
        <LobbySearch title={title} search={choice.search} onChange={props.onChange} />
        <SortField choice={choice} onChange={props.onChange} />
        <TraitFields choice={choice} onChange={props.onChange} />
      </div>
    </header>
  );
}

/** What a game is like: how wild, and what it returns at least. */
function TraitFields({ choice, onChange }: { choice: LobbyChoice; onChange: ChangeChoice }) {
  const t = useText();
  const all = (name: string) => ({ value: '', label: `${name}: ${t('ui.common.all')}` });
  const volatility = t('ui.game.volatility');
  const rtp = t('ui.lobby.rtp');
  return (
    <>
      <SelectField
        label={volatility}
        isLabelHidden
        className={styles.sort}
        value={choice.volatility ?? ''}
        options={[
          all(volatility),
          ...lobbyVolatilities.map((value) => ({
            value: value as string,
            label: `${volatility}: ${t(`ui.game.volatilityOf.${value}`)}`,
          })),
        ]}
        onChange={({ target }) =>
          onChange({ volatility: lobbyVolatilities.find((one) => one === target.value) ?? null })
        }
      />
      <SelectField
        label={rtp}
        isLabelHidden
        className={styles.sort}
        value={choice.rtp ?? ''}
        options={[
          all(rtp),
          ...lobbyReturns.map((value) => ({
            value: value as string,
            label: t('ui.game.rtpOf', { rtp: `≥ ${value}` }),
          })),
        ]}
        onChange={({ target }) =>
          onChange({ rtp: lobbyReturns.find((one) => one === target.value) ?? null })
        }
      />
    </>
  );
}

function SortField({ choice, onChange }: { choice: LobbyChoice; onChange: ChangeChoice }) {
  const t = useText();
  const labels: Record<LobbySort, string> = {
    popular: t('ui.lobby.sortPopular'),
    new: t('ui.template.sortNew'),
    name: t('ui.lobby.sortName'),
  };
  const isOwn = isOwnList(choice.list);
  const named = lobbySorts.map((sort) => ({ value: sort as string, label: labels[sort] }));
  return (
    <SelectField
      label={t('ui.template.sortBy')}
      isLabelHidden
      className={styles.sort}
      value={choice.sort ?? (isOwn ? '' : 'popular')}
      options={isOwn ? [{ value: '', label: t('ui.lobby.sortLatest') }, ...named] : named}
      onChange={(event) => {
        const sort = lobbySorts.find((known) => known === event.target.value) ?? null;
        onChange({ sort: sort === 'popular' && !isOwn ? null : sort });
      }}
    />
  );
}
