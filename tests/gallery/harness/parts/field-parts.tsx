import { TextField } from '@pavilion/ui/field';
import { Icon } from '@pavilion/ui/icon';
import { NumberField } from '@pavilion/ui-desk/number-field';
import { TextArea } from '@pavilion/ui/text-area';
import { useState } from 'react';
import { CodeField } from '../../../../apps/web/src/core/inputs/code-field.tsx';
import {
  AlphabetField,
  NumericField,
} from '../../../../apps/web/src/core/inputs/filtered-text-field.tsx';
import { PasswordField } from '@pavilion/web-core/inputs/password-field';
import { PartSection, Specimen } from './specimen.tsx';

/** Everything to type into. */
export function FieldParts() {
  return (
    <PartSection
      id="fields"
      title="Fields"
      about="Label above, help below, the message in the place of the help. The frame takes the focus ring."
    >
      <Specimen name="Plain">
        <TextField label="Username" hint="6 to 20 letters and digits" placeholder="maria88" />
      </Specimen>
      <Specimen name="Invalid">
        <TextField label="Email" defaultValue="maria@" error="Invalid email address" />
      </Specimen>
      <Specimen name="Right">
        <TextField label="Username" defaultValue="maria88" success="This name is free" />
      </Specimen>
      <Specimen name="Being checked">
        <TextField label="Referral code" defaultValue="FRIEND-2026" isBusy hint="Checking…" />
      </Specimen>
      <Specimen name="Disabled">
        <TextField label="Account" defaultValue="demo" disabled />
      </Specimen>
      <Specimen name="Read only">
        <TextField
          label="Wallet address"
          defaultValue="TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE"
          readOnly
        />
      </Specimen>
      <Specimen name="Before and after">
        <TextField label="Amount" inputMode="decimal" defaultValue="1,000.00" before="PHP" />
        <TextField
          label="Search games"
          type="search"
          placeholder="Golden Koi"
          before={<Icon name="search" size={18} />}
        />
      </Specimen>
      <Specimen name="Password with reveal">
        <PasswordField label="Password" defaultValue="Demo1234!" autoComplete="off" />
        <PasswordField label="New password" error="At least 8 characters" autoComplete="off" />
      </Specimen>
      <Specimen name="Letters only">
        <AlphabetField label="Full name, lenient" defaultValue="Ana-Maria O’Neil" />
        <AlphabetField label="Full name, strict" variant="strict" defaultValue="Ana Maria" />
      </Specimen>
      <Specimen name="Digits only">
        <NumericField label="Account number, lenient" defaultValue="0012345678" />
        <NumericField label="Account number, strict" variant="strict" />
      </Specimen>
      <Specimen name="One-time code">
        <CodeField label="Code from the message" defaultValue="482913" />
      </Specimen>
      <Numbers />
      <LongText />
    </PartSection>
  );
}

const steps = { decrease: 'Less', increase: 'More' };

function Numbers() {
  const [stake, setStake] = useState('25.50');
  const [count, setCount] = useState('1');
  const error = Number(stake) > 500 ? 'At most 500.00' : undefined;
  return (
    <Specimen name="Number with steps">
      <NumberField
        label="Stake"
        hint="0.50 to 500.00, in steps of 0.50"
        error={error}
        value={stake}
        onChange={setStake}
        step="0.50"
        min="0.50"
        max="500.00"
        unit="PHP"
        texts={steps}
      />
      <NumberField
        label="Tickets"
        value={count}
        onChange={setCount}
        min="1"
        max="9"
        texts={steps}
      />
      <NumberField label="Seats" value="3" onChange={() => undefined} texts={steps} isReadOnly />
      <NumberField label="Spins" value="10" onChange={() => undefined} texts={steps} isDisabled />
    </Specimen>
  );
}

function LongText() {
  const [text, setText] = useState('The withdrawal of Tuesday has not arrived yet.');
  return (
    <Specimen name="Long text">
      <TextArea
        label="Message"
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={500}
      />
      <TextArea label="Reason" error="Tell us why" rows={2} />
    </Specimen>
  );
}
