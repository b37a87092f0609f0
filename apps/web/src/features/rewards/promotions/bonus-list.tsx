import { useText } from '@pavilion/i18n/react';
import { BonusCard } from './bonus-card.tsx';
import { useLiveBonuses } from './bonus.queries.ts';

/** The player's bonuses that are offered, wait or are played; nothing where there is none. */
export function BonusList({ titleId }: { titleId: string }) {
  const t = useText();
  const bonuses = useLiveBonuses().data?.value ?? [];
  if (bonuses.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-3">
      <h2 id={titleId} className="m-0 text-xl font-bold">
        {t('ui.rewards.yourBonuses')}
      </h2>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {bonuses.map((bonus) => (
          <BonusCard key={bonus.bonus_id} bonus={bonus} />
        ))}
      </div>
    </section>
  );
}
