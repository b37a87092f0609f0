import { useText } from '@pavilion/i18n/react';
import { RadioGroup } from '@pavilion/ui/choice';
import { usePromotions, type Promotion } from './promotion.queries.ts';

/** Offers that a deposit may bring to this player. */
const canBeChosen = ({ kind, mine, state }: Promotion): boolean =>
  state === 'open' &&
  kind === 'bonus' &&
  (mine?.state === 'eligible' || mine?.state === 'opted_in');

/** Which bonus the deposit shall bring, or none; nothing where there is no choice. */
export function DepositPromotion(props: { chosen: string; onChoose: (code: string) => void }) {
  const t = useText();
  const offers = (usePromotions().data?.value ?? []).filter(canBeChosen);
  if (offers.length === 0) return null;
  const options = [
    ...offers.map(({ promotion_code: value, title, summary }) => ({
      value,
      label: title,
      hint: summary,
    })),
    { value: '', label: t('ui.rewards.withoutBonus') },
  ];
  return (
    <RadioGroup
      label={t('ui.rewards.withDeposit')}
      options={options}
      value={props.chosen}
      onChange={props.onChoose}
    />
  );
}
