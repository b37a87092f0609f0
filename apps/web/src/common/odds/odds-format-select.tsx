import { isOddsFormat, oddsFormats } from '@pavilion/domain/odds';
import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { setOddsFormat, useOddsFormatStore } from './odds-format.store.ts';

/** Chooser of the six odds formats. */
export function OddsFormatSelect() {
  const t = useText();
  const format = useOddsFormatStore((state) => state.format);
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={t('ui.sports.oddsFormat')}
        value={format}
        onChange={(event) => {
          if (isOddsFormat(event.target.value)) setOddsFormat(event.target.value);
        }}
        className="min-h-9 appearance-none rounded-control border border-line-strong bg-surface-0 ps-2 pe-7 text-xs font-semibold text-text"
      >
        {oddsFormats.map((value) => (
          <option key={value} value={value}>
            {t(`ui.sports.format.${value}`)}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={14} className="pointer-events-none absolute end-2" />
    </span>
  );
}
