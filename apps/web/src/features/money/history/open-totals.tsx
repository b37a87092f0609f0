import { betsSeen } from '@pavilion/contracts/player/sports/bets-seen.contract';
import { betTotals } from '@pavilion/contracts/player/sports/bet-totals.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../core/api.ts';
import { callQuery } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';

const none = {};
/** What bets are worth moves with every price: it is asked for more seldom. */
const worthMs = 5000;

/**
 * What the open bets on matches come to, and how many ended since the player last looked; fresh
 * whenever one changes.
 */
export function useTotals() {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [betTotals.path] });
  useTopic('bets', {
    'bet.placed': refresh,
    'bet.settled': refresh,
    'slip.decided': refresh,
    'bet.cashed_out': refresh,
    'bet.edited': refresh,
  });
  return useQuery({
    ...callQuery(betTotals, none),
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.open_count ?? 0) > 0 ? worthMs : false),
    meta: { handled: true },
  });
}

/** Tells the server that the player sees what ended, once it is on the screen. */
export function useNoteSeen(isSeen: boolean, unseen: number): void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => call(betsSeen, none, { handled: true }),
    meta: { handled: true },
    onSuccess: () => client.invalidateQueries({ queryKey: [betTotals.path] }),
  });
  useEffect(() => {
    if (isSeen && unseen > 0) mutate();
  }, [isSeen, unseen, mutate]);
}

/** Open bets in four figures; nothing where there are none. */
export function OpenTotals({ currency }: { currency: string }) {
  const t = useText();
  const format = useFormat();
  const { data } = useTotals();
  if (!data || data.open_count === 0) return null;
  const money = (amount: string): string => format.money(amount, currency);
  const figures = [
    { name: t('ui.cashOut.totals.open'), value: String(data.open_count) },
    { name: t('ui.cashOut.totals.stake'), value: money(data.open_stake) },
    { name: t('ui.cashOut.totals.potential'), value: money(data.open_potential) },
    { name: t('ui.cashOut.totals.worth'), value: money(data.cash_out_total) },
  ];
  return (
    <section aria-label={t('ui.cashOut.totals.label')} className="panel p-3 sm:p-4">
      <dl className="numeric m-0 grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
        {figures.map(({ name, value }) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-text-muted">{name}</dt>
            <dd className="m-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
