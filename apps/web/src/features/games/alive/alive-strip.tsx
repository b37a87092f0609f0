import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon, type IconName } from '@pavilion/ui/icon';
import type { ReactNode } from 'react';
import { PartHead } from '@pavilion/web-core/layout/part-head';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { TimeUntil } from '../../../common/amounts/time-until.tsx';
import { aliveEntries, shownParts, type AliveEntry, type ShownPart } from './alive-entries.ts';
import { useAlive } from './alive.queries.ts';
import styles from './alive.module.css';

const icons: Record<ShownPart, IconName> = {
  tables: 'livecasino',
  races: 'horseracing',
  rooms: 'bingo',
  draws: 'lottery',
  poker: 'table',
  seas: 'fish',
};

/** How many cards are shown at most; the lobbies have all. */
const cardsMost = 16;

/** What goes on now on the home page; nothing where nothing is alive. */
export function AlivePart() {
  const t = useText();
  const entries = useEntries(shownParts);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="home-alive">
      <PartHead id="home-alive" icon="live" title={t('ui.alive.title')} />
      <Cards entries={entries} />
    </section>
  );
}

/** What of some kinds goes on now, above the lobby of a category. */
export function AliveStrip({ parts }: { parts: readonly ShownPart[] }) {
  const entries = useEntries(parts);
  if (entries.length === 0) return null;
  return (
    <div className="px-4 pt-4 sm:px-6">
      <Cards entries={entries} />
    </div>
  );
}

function useEntries(parts: readonly ShownPart[]): AliveEntry[] {
  const { data } = useAlive();
  return data ? aliveEntries(data.value, parts).slice(0, cardsMost) : [];
}

/** A card each, with the way to it. */
function Cards({ entries }: { entries: readonly AliveEntry[] }) {
  const t = useText();
  return (
    <ul className={styles.strip} aria-label={t('ui.alive.title')}>
      {entries.map((entry) => (
        <li key={`${entry.part} ${entry.key}`} className="grid">
          <AliveCard entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function AliveCard({ entry }: { entry: AliveEntry }) {
  return (
    <AppLink
      to={entry.to}
      className="flex min-h-21 snap-start items-start gap-3 panel px-4 py-3 hover:bg-surface-2"
    >
      <Icon name={icons[entry.part]} size={22} className="shrink-0 text-accent-text" />
      <span className="grid min-w-0 gap-0.5">
        <AliveText entry={entry} />
      </span>
    </AppLink>
  );
}

function AliveText({ entry }: { entry: AliveEntry }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  if (entry.part === 'tables') {
    const { name, players, road } = entry.of;
    return (
      <Lines name={name} facts={t('ui.lobby.playersNow', { count: players })}>
        {road === '' ? null : <span className={styles.road}>{road}</span>}
      </Lines>
    );
  }
  if (entry.part === 'races') {
    const { course, runners, starts_at } = entry.of;
    return (
      <Lines name={course} facts={t('ui.alive.runners', { count: runners })}>
        {t('ui.alive.startsIn')} <TimeUntil until={starts_at} />
      </Lines>
    );
  }
  if (entry.part === 'rooms') {
    const { name, pool, starts_at, state, players } = entry.of;
    return (
      <Lines name={name} facts={t('ui.lobby.playersNow', { count: players })}>
        {state === 'calling' ? t('ui.alive.calling') : null}
        {state === 'selling' && starts_at ? (
          <>
            {t('ui.alive.startsIn')} <TimeUntil until={starts_at} />
          </>
        ) : null}{' '}
        {t('ui.alive.pool', { amount: format.money(pool, currency) })}
      </Lines>
    );
  }
  if (entry.part === 'draws') {
    const { name, cut_off_at, jackpot } = entry.of;
    return (
      <Lines name={name} facts={jackpot === null ? null : format.money(jackpot, currency)}>
        {t('ui.lottery.salesEnd')} <TimeUntil until={cut_off_at} />
      </Lines>
    );
  }
  if (entry.part === 'seas') {
    const { kind, number, seated, seats, play_money } = entry.of;
    const sea = t(`ui.fishing.kinds.${kind}`);
    return (
      <Lines
        name={number === 1 ? sea : `${sea} ${number}`}
        facts={t('ui.alive.seated', { seated, seats })}
      >
        {play_money ? t('ui.alive.playMoney') : t('ui.fishing.title')}
      </Lines>
    );
  }
  const { name, small_blind, big_blind, seated, seats, play_money } = entry.of;
  const blinds = `${format.number(Number(small_blind))}/${format.number(Number(big_blind))}`;
  return (
    <Lines name={name} facts={t('ui.alive.seated', { seated, seats })}>
      {play_money ? t('ui.alive.playMoney') : t('ui.alive.blinds', { blinds })}
    </Lines>
  );
}

function Lines(props: { name: string; facts: string | null; children?: ReactNode }) {
  return (
    <>
      <strong className="truncate">{props.name}</strong>
      {props.facts === null ? null : (
        <span className="numeric truncate text-sm">{props.facts}</span>
      )}
      <span className="truncate text-sm text-text-muted">{props.children}</span>
    </>
  );
}
