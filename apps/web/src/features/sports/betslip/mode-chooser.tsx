// chunk: alone
import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { useId } from 'react';
import { setMode } from './combined.store.ts';
import type { BetMode } from './slip.types.ts';

const modes: readonly BetMode[] = ['single', 'parlay', 'system'];

/** What the selections are made into; arrow keys move the choice. */
export function ModeChooser({ mode }: { mode: BetMode }) {
  const t = useText();
  const name = useId();
  return (
    <fieldset className="m-0 mx-3 mb-2 grid min-w-0 auto-cols-fr grid-flow-col gap-1 rounded-control border-0 bg-surface-2 p-1">
      <legend className="sr-only">{t('ui.betslip.kind')}</legend>
      {modes.map((value) => (
        <label
          key={value}
          className={classNames(
            'grid min-h-9 cursor-pointer place-items-center rounded-control px-1 text-center text-xs font-semibold wrap-anywhere pointer-coarse:min-h-11',
            'has-focus-visible:outline-2 has-focus-visible:outline-focus',
            value === mode ? 'bg-surface-0 text-text' : 'text-text-muted',
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === mode}
            onChange={() => setMode(value)}
            className="sr-only"
          />
          {t(`ui.betslip.mode.${value}`)}
        </label>
      ))}
    </fieldset>
  );
}
