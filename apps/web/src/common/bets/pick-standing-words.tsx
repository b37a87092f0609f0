import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { standingOf, type BetLeg, type BetPick } from './standing-of-pick.ts';

const ways = {
  won: { way: 'winning', tone: 'text-positive' },
  'half-won': { way: 'winning', tone: 'text-positive' },
  void: { way: 'level', tone: 'text-text-muted' },
  'half-lost': { way: 'losing', tone: 'text-negative' },
  lost: { way: 'losing', tone: 'text-negative' },
} as const;

/** What is counted so far for a pick, and which way it goes now. */
export function PickStandingWords({ leg, pick }: { leg: BetLeg; pick: BetPick }) {
  const t = useText();
  const now = standingOf(leg, pick);
  if (now === null) return null;
  const { way, tone } = now.result === null ? { way: null, tone: 'text-text' } : ways[now.result];
  const words = [
    ...(now.count === null ? [] : [t('ui.history.now.count', { count: now.count })]),
    ...(way === null ? [] : [t(`ui.history.now.${way}`)]),
  ];
  if (words.length === 0) return null;
  return (
    <span className={classNames('numeric block text-xs font-semibold', tone)}>
      {words.join(' · ')}
    </span>
  );
}
