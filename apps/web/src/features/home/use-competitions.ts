import { useFormat } from '@pavilion/i18n/react';
import type { JackpotEntry, RaceEntry } from '@pavilion/templates/props/hero';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNowMs } from '../../core/use-now.ts';
import { jackpotsQuery, racesQuery } from '../../common/competitions/competition-queries.ts';
import { loadGuarded } from '../../core/build/load-guarded.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { jackpotsPath } from '../../common/competitions/jackpots-address.ts';
import type * as HeroRaces from './hero-races.ts';

/** A list of a hero that shows it, and whether it is still on its way. */
interface Awaited<Entry> {
  value: Entry[];
  isPending: boolean;
}

/**
 * The pots as heroes show them; each leads to the part of the page that tells more. Asked for only
 * where shown.
 */
export function useHeroJackpots(isShown: boolean): Awaited<JackpotEntry> {
  const format = useFormat();
  const { data, isPending } = useQuery({ ...jackpotsQuery(), enabled: isShown });
  const value = (data?.value ?? []).map((pot) => ({
    id: pot.jackpot_id,
    name: pot.name,
    amount: format.money(pot.amount, pot.currency),
    to: jackpotsPath,
  }));
  return { value, isPending: isShown && isPending };
}

type Teller = Pick<typeof HeroRaces, 'heroRaces'>;

/** What tells of races could not be loaded: none are told of. */
const nothing: Teller = { heroRaces: () => [] };

/**
 * The races as heroes show them. Asked for, with what tells of them, only where shown; until that
 * has come, `titles` says for which of them room is to be kept.
 */
export function useHeroRaces(isShown: boolean): Awaited<RaceEntry> & { titles: string[] } {
  const format = useFormat();
  const nowMs = useNowMs();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const { data, isPending } = useQuery({ ...racesQuery(), enabled: isShown });
  const [teller, setTeller] = useState<Teller | null>(null);
  useEffect(() => {
    if (!isShown) return;
    void loadGuarded(() => import('./hero-races.ts')).then(setTeller, () => setTeller(nothing));
  }, [isShown]);
  const running = (data?.value ?? []).filter(({ state }) => state === 'running');
  return {
    value: teller?.heroRaces(running, { format, currency, nowMs }) ?? [],
    titles: teller ? [] : running.map(({ title }) => title),
    isPending: isShown && (isPending || teller === null),
  };
}
