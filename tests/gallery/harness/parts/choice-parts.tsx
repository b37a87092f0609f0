import { CheckboxField, RadioGroup, SwitchField } from '@pavilion/ui/choice';
import { useState } from 'react';
import { PartSection, Specimen } from './specimen.tsx';

const limits = [
  { value: 'day', label: 'Per day', hint: '₱5,000.00 left' },
  { value: 'week', label: 'Per week', hint: '₱20,000.00 left' },
  { value: 'month', label: 'Per month', hint: 'Needs a checked identity', isDisabled: true },
];

/** Checkboxes, radios and switches. */
export function ChoiceParts() {
  return (
    <PartSection
      id="choices"
      title="Choices"
      about="Platform inputs drawn in the palette; the place to press reaches 44 px around each."
    >
      <Checkboxes />
      <Radios />
      <Switches />
    </PartSection>
  );
}

function Checkboxes() {
  const [picked, setPicked] = useState([true, false]);
  const isAll = picked.every(Boolean);
  const set = (index: number) => setPicked(picked.map((on, at) => (at === index ? !on : on)));
  return (
    <Specimen name="Checkbox">
      <CheckboxField
        label="All bets"
        isMixed={!isAll && picked.some(Boolean)}
        checked={isAll}
        onChange={() => setPicked(picked.map(() => !isAll))}
      />
      <CheckboxField label="Open bets" checked={picked[0]} onChange={() => set(0)} />
      <CheckboxField
        label="Settled bets"
        hint="Of the last 90 days"
        checked={picked[1]}
        onChange={() => set(1)}
      />
      <CheckboxField label="I am 18 or older" error="Please confirm your age" />
      <CheckboxField label="Locked, off" disabled />
      <CheckboxField label="Locked, on" disabled defaultChecked />
    </Specimen>
  );
}

function Radios() {
  const [value, setValue] = useState<string | null>('day');
  return (
    <>
      <Specimen name="Radio list">
        <RadioGroup label="Deposit limit" options={limits} value={value} onChange={setValue} />
      </Specimen>
      <Specimen name="Radio cards">
        <RadioGroup
          label="Deposit limit"
          look="cards"
          options={limits}
          value={value}
          onChange={setValue}
        />
      </Specimen>
      <Specimen name="Radio row, invalid">
        <RadioGroup
          label="Odds"
          look="row"
          options={['Decimal', 'Fractional', 'American'].map((label) => ({ value: label, label }))}
          value={null}
          onChange={() => undefined}
          error="Choose one"
        />
      </Specimen>
      <Specimen name="Radio, disabled">
        <RadioGroup
          label="Currency"
          options={[
            { value: 'PHP', label: 'Philippine peso' },
            { value: 'USDT', label: 'Tether' },
          ]}
          value="PHP"
          onChange={() => undefined}
          isDisabled
        />
      </Specimen>
    </>
  );
}

function Switches() {
  const [isOn, setOn] = useState(true);
  return (
    <Specimen name="Switch">
      <SwitchField label="Sound" checked={isOn} onChange={() => setOn(!isOn)} />
      <SwitchField
        label="Messages about offers"
        hint="By email, at most twice a week"
        isAtEnd
        defaultChecked
      />
      <SwitchField label="Being saved" isBusy defaultChecked />
      <SwitchField label="Two-step sign-in" disabled />
    </Specimen>
  );
}
