import { useFormat, useText } from '@pavilion/i18n/react';
import { TextField } from '@pavilion/ui/field';
import { highest2d } from './lottery-lines.ts';

/** A number of so many digits. */
export function Digits(props: { count: number; value: string; onChange: (value: string) => void }) {
  const t = useText();
  const format = useFormat();
  return (
    <TextField
      label={t('ui.lottery.number')}
      hint={t('ui.lottery.digits', { count: format.number(props.count) })}
      inputMode="numeric"
      autoComplete="off"
      maxLength={props.count}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value.replace(/\D/g, ''))}
      inputClassName="numeric text-lg tracking-widest"
    />
  );
}

/** Two numbers in their order. */
export function Pair(props: {
  pair: readonly [string, string];
  onChange: (pair: readonly [string, string]) => void;
}) {
  const t = useText();
  const { pair, onChange } = props;
  const [first, second] = pair;
  const field = (label: string, value: string, change: (text: string) => void) => (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={2}
      placeholder={`1–${highest2d}`}
      value={value}
      onChange={(event) => change(event.target.value.replace(/\D/g, ''))}
      inputClassName="numeric text-lg"
    />
  );
  return (
    <div className="grid grid-cols-2 gap-2">
      {field(t('ui.lottery.first'), first, (text) => onChange([text, second]))}
      {field(t('ui.lottery.second'), second, (text) => onChange([first, text]))}
    </div>
  );
}
