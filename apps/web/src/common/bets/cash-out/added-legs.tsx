import { useText } from '@pavilion/i18n/react';
import { CheckboxField } from '@pavilion/ui/choice';
import { useId } from 'react';
import { useAgreedOddsText } from '../../odds/use-odds.ts';
import type { AddableLeg } from './addable.ts';

interface AddedLegsProps {
  /** Those of the slip that the bet does not have. */
  legs: readonly AddableLeg[];
  added: ReadonlySet<string>;
  onToggle: (selectionId: string) => void;
}

/** Selections of the slip, to be taken into a bet; without any, how they get here. */
export function AddedLegs({ legs, added, onToggle }: AddedLegsProps) {
  const t = useText();
  const oddsText = useAgreedOddsText();
  const headId = useId();
  return (
    <>
      <h5 id={headId} className="m-0 text-xs font-semibold">
        {t('ui.cashOut.add')}
      </h5>
      {legs.length === 0 ? (
        <p className="m-0 text-xs text-text-muted">{t('ui.cashOut.addNone')}</p>
      ) : (
        <ul aria-labelledby={headId} className="m-0 grid list-none gap-1 p-0">
          {legs.map(({ selectionId, name, about, odds }) => (
            <li key={selectionId}>
              <CheckboxField
                label={`${name} · ${oddsText(odds)}`}
                hint={about}
                checked={added.has(selectionId)}
                onChange={() => onToggle(selectionId)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
