import { sportName } from '@pavilion/i18n/market-name';
import { useText } from '@pavilion/i18n/react';
import { sports } from '@pavilion/sports';
import { SelectField } from '@pavilion/ui/field';
import type { ChangeEvent } from 'react';
import { useSearchParams } from '../../../core/navigation/use-search-params.ts';
import { betTypes, readKind } from './bet-filter.ts';
import { withFilter } from './with-param.ts';

/** Which type of bet on which sport is wanted. */
export function KindFields() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const { bet_type = '', sport = '' } = readKind(params);
  const choose = (name: string) => (event: ChangeEvent<HTMLSelectElement>) => {
    const { value } = event.target;
    setParams((now) => withFilter(now, name, value));
  };
  return (
    <>
      <SelectField
        label={t('ui.history.betType')}
        isLabelHidden
        value={bet_type}
        onChange={choose('bet_type')}
        options={[
          { value: '', label: t('ui.history.everyBetType') },
          ...betTypes.map((value) => ({ value, label: t(`ui.history.betTypes.${value}`) })),
        ]}
      />
      <SelectField
        label={t('ui.history.sport')}
        isLabelHidden
        value={sport}
        onChange={choose('sport')}
        options={[
          { value: '', label: t('ui.history.everySport') },
          ...sports.map((value) => ({ value, label: sportName(t, value) })),
        ]}
      />
    </>
  );
}
