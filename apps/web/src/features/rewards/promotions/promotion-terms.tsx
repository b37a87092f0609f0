import { useFormat, useText } from '@pavilion/i18n/react';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import type { PromotionDetail } from './promotion.queries.ts';

type Terms = PromotionDetail['terms'];

/** Everything that decides about a promotion, line by line, before the player agrees. */
export function PromotionTerms({ terms }: { terms: Terms }) {
  const t = useText();
  const rows = useTermRows(terms);
  return (
    <section className="grid gap-2">
      <h3 className="m-0 font-semibold">{t('ui.rewards.terms')}</h3>
      <dl className="m-0 grid gap-2 text-sm">
        {rows.map(([name, value]) => (
          <div key={`${name}${value}`} className="grid gap-x-4 sm:grid-cols-[1fr_1.4fr]">
            <dt className="text-text-muted">{name}</dt>
            <dd className="m-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="m-0 text-xs text-text-muted">
        {t('ui.rewards.termsVersion', { version: terms.version })}
      </p>
    </section>
  );
}

function useTermRows(terms: Terms): Array<readonly [string, string]> {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const money = (amount: string): string => format.money(amount, currency);
  const { grant, wagering } = terms;
  const rows: Array<readonly [string, string | null]> = [
    [
      t('ui.rewards.term.time'),
      `${format.dateTime(terms.starts_at)} – ${format.dateTime(terms.ends_at)}`,
    ],
    ...terms.eligibility.map(
      ({ rule, value, text }) =>
        [
          t('ui.rewards.term.forWhom'),
          t.find(`ui.rewards.rule.${rule}`, { value }) ?? text,
        ] as const,
    ),
    [t('ui.rewards.term.gives'), grantText(grant)],
    ...(wagering ? wageringRows(wagering) : []),
    [
      t('ui.rewards.term.order'),
      t(terms.order === 'cash_first' ? 'ui.rewards.cashFirst' : 'ui.rewards.bonusFirst'),
    ],
    [t('ui.rewards.term.maxBet'), terms.max_bet === null ? null : money(terms.max_bet)],
    [
      t('ui.rewards.term.maxCashOut'),
      terms.max_cash_out === null || terms.max_cash_out.endsWith('%')
        ? terms.max_cash_out
        : money(terms.max_cash_out),
    ],
    [
      t('ui.rewards.term.lasts'),
      terms.expires_hours === 0 ? null : t('ui.rewards.hours', { hours: terms.expires_hours }),
    ],
    [
      t('ui.rewards.term.withdrawal'),
      t(terms.on_withdrawal === 'forfeit' ? 'ui.rewards.ends' : 'ui.rewards.stays'),
    ],
  ];
  return rows.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));

  function grantText({ percent, max, amount, kind }: Terms['grant']): string | null {
    if (percent !== null && max !== null)
      return t('ui.rewards.matchUpTo', {
        percent: format.number(String(percent)),
        max: money(max),
      });
    if (amount === null) return null;
    return kind === 'tokens' || kind === 'free_rounds' ? format.number(amount) : money(amount);
  }

  function wageringRows(of: NonNullable<Terms['wagering']>): Array<readonly [string, string]> {
    const times = format.number(String(of.multiplier_percent / 100));
    return [
      [
        t('ui.rewards.wagering'),
        t(of.base === 'bonus' ? 'ui.rewards.timesBonus' : 'ui.rewards.timesBoth', { times }),
      ],
      ...(of.min_odds === null ? [] : [[t('ui.rewards.term.minOdds'), of.min_odds] as const]),
      ...of.weights.map(
        ({ ref, weight_bp: weight }) =>
          [t('ui.rewards.term.weight', { name: ref }), format.percent(weight / 100)] as const,
      ),
      ...of.not_playable.map(({ ref }) => [t('ui.rewards.term.notPlayable'), ref] as const),
    ];
  }
}
