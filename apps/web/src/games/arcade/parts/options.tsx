import { useText } from '@pavilion/i18n/react';
import { useId, type ReactNode } from 'react';
import styles from './parts.module.css';

/** A few things of which one is chosen, side by side. */
export function Options<Id extends string>(props: {
  label: string;
  selectedId: Id;
  items: ReadonlyArray<{ id: Id; label: ReactNode }>;
  isDisabled: boolean;
  onSelect: (id: Id) => void;
}) {
  const name = useId();
  return (
    <fieldset className={styles.options} disabled={props.isDisabled}>
      <legend>{props.label}</legend>
      <div>
        {props.items.map(({ id, label }) => (
          <label key={id}>
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={id}
              checked={id === props.selectedId}
              onChange={() => props.onSelect(id)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Risk = 'low' | 'medium' | 'high';

/** How far apart a game's pays lie. */
export function RiskOptions(props: {
  risk: Risk;
  isDisabled: boolean;
  onSelect: (risk: Risk) => void;
}) {
  const t = useText();
  return (
    <Options
      label={t('ui.game.risk.label')}
      selectedId={props.risk}
      isDisabled={props.isDisabled}
      onSelect={props.onSelect}
      items={[
        { id: 'low', label: t('ui.game.risk.low') },
        { id: 'medium', label: t('ui.game.risk.medium') },
        { id: 'high', label: t('ui.game.risk.high') },
      ]}
    />
  );
}

/** A risk of a game's parameters; what is none is medium. */
export const riskOf = ({ risk }: Record<string, unknown>): Risk =>
  risk === 'low' || risk === 'high' ? risk : 'medium';

/** Figures of a bet in the panel. */
export function Facts({ items }: { items: ReadonlyArray<{ label: string; value: string }> }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="numeric">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
