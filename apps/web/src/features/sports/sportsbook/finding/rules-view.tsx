import type { CallResponse } from '@pavilion/contracts/define-call';
import type { sportsRules } from '@pavilion/contracts/player/sports/sports-rules.contract';
import { sportName } from '@pavilion/i18n/market-name';
import { useFormat, useText } from '@pavilion/i18n/react';
import type { ReactNode } from 'react';
import { useRules } from './finding.queries.ts';
import { ViewFailure, ViewPage, ViewSkeleton } from './view-page.tsx';

type Rules = CallResponse<typeof sportsRules>;

/** The rules bets on sport are accepted and settled by on this site, in words. */
export function RulesView() {
  const t = useText();
  const { data, isPending, refetch } = useRules();
  return (
    <ViewPage title={t('ui.finding.rules')} backTo="/sports">
      {data ? (
        <Told rules={data} />
      ) : isPending ? (
        <ViewSkeleton />
      ) : (
        <ViewFailure onRetry={() => void refetch()} />
      )}
    </ViewPage>
  );
}

function Told({ rules }: { rules: Rules }) {
  const t = useText();
  const { value } = rules;
  const sentences = [
    t('ui.finding.rule.intro', { version: rules.rules_version }),
    t('ui.finding.rule.football'),
    t('ui.finding.rule.postponed', { hours: value.postponed_hours }),
    t('ui.finding.rule.correction', { hours: value.correction_hours }),
    t(`ui.finding.rule.retirement.${value.retirement}`),
    t(`ui.finding.rule.builder.${value.builder_void}`),
    t('ui.finding.rule.withdrawn', { percent: value.rule4_least }),
  ];
  return (
    <>
      <ul className="m-0 grid max-w-prose list-disc gap-2 ps-5 text-sm">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Bounds rules={rules} />
      <Delays delays={value.delay_seconds} />
      <PlaceTerms terms={value.place_terms} />
    </>
  );
}

/** The most that can be won; without a sportsbook there is nothing to say. */
function Bounds({ rules: { value, currency } }: { rules: Rules }) {
  const t = useText();
  const format = useFormat();
  const money = (amount: string | null): string | null =>
    amount === null ? null : format.money(amount, currency);
  const rows: [string, string | null][] = [
    [t('ui.finding.rule.maxWin'), money(value.max_win)],
    [t('ui.finding.rule.maxDayWin'), money(value.max_day_win)],
    [t('ui.finding.rule.maxOdds'), value.max_odds],
  ];
  const told = rows.filter(([, amount]) => amount !== null);
  if (told.length === 0) return null;
  return (
    <Pairs>
      {told.map(([name, amount]) => (
        <Pair key={name} name={name} value={amount} />
      ))}
    </Pairs>
  );
}

function Delays({ delays }: { delays: Rules['value']['delay_seconds'] }) {
  const t = useText();
  return (
    <section aria-labelledby="rules-delays" className="grid gap-2">
      <h2 id="rules-delays" className="text-base font-bold">
        {t('ui.finding.rule.delays')}
      </h2>
      <Pairs>
        {Object.entries(delays).map(([sport, seconds]) => (
          <Pair
            key={sport}
            name={sportName(t, sport)}
            value={t('ui.finding.rule.seconds', { count: seconds })}
          />
        ))}
      </Pairs>
    </section>
  );
}

function Pairs({ children }: { children: ReactNode }) {
  return <dl className="panel m-0 grid max-w-prose text-sm">{children}</dl>;
}

function Pair({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line px-3 py-2 last:border-b-0">
      <dt>{name}</dt>
      <dd className="numeric m-0 font-semibold">{value}</dd>
    </div>
  );
}

function PlaceTerms({ terms }: { terms: Rules['value']['place_terms'] }) {
  const t = useText();
  return (
    <section aria-labelledby="rules-places" className="grid gap-2">
      <h2 id="rules-places" className="text-base font-bold">
        {t('ui.finding.rule.places')}
      </h2>
      <table className="panel numeric w-full max-w-prose border-collapse text-sm">
        <thead>
          <tr className="border-b border-line text-xs text-text-muted">
            {(['runners', 'paidPlaces', 'fraction'] as const).map((name) => (
              <th key={name} scope="col" className="px-3 py-2 text-start font-semibold">
                {t(`ui.finding.rule.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {terms.map((term) => (
            <tr
              key={`${term.runners_from}${term.is_handicap}`}
              className="border-b border-line last:border-b-0"
            >
              <th scope="row" className="px-3 py-1.5 text-start font-normal">
                {term.runners_to === null
                  ? `${term.runners_from}+`
                  : `${term.runners_from}–${term.runners_to}`}
                {term.is_handicap ? `, ${t('ui.finding.rule.handicap')}` : null}
              </th>
              <td className="px-3 py-1.5">{term.places}</td>
              <td className="px-3 py-1.5">{term.fraction}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
