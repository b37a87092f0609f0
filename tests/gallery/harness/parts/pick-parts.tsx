import { Combobox } from '@pavilion/ui-desk/combobox';
import { SelectField } from '@pavilion/ui/field';
import { Icon } from '@pavilion/ui/icon';
import { useState } from 'react';
import { PartSection, Specimen } from './specimen.tsx';

const texts = {
  clear: 'Clear',
  open: 'Show all',
  loading: 'Loading…',
  empty: 'No bank of that name',
  resultCount: (count: number) => `${count} results`,
};

const banks = [
  ['bdo', 'BDO Unibank', 'Savings and checking'],
  ['bpi', 'Bank of the Philippine Islands', 'BPI'],
  ['metro', 'Metrobank', 'Metropolitan Bank & Trust'],
  ['land', 'Landbank', 'Land Bank of the Philippines'],
  ['gcash', 'GCash', 'E-wallet'],
  ['maya', 'Maya', 'E-wallet'],
  ['sec', 'Security Bank', 'Savings and checking'],
  ['rcbc', 'RCBC', 'Rizal Commercial Banking Corporation'],
  ['closed', 'Old Colony Bank', 'Closed'],
].map(([value = '', label = '', detail = '']) => ({
  value,
  label,
  detail,
  isDisabled: value === 'closed',
}));

const countries = ['Philippines', 'Nepal', 'Việt Nam', 'España', 'Malaysia', '中国'].map(
  (label) => ({
    value: label,
    label,
  }),
);

/** One of several, by list or by typing. */
export function PickParts() {
  const [bank, setBank] = useState<string | null>('bpi');
  const [country, setCountry] = useState<string | null>(null);
  const shared = { options: banks, texts, onChange: () => undefined };
  return (
    <PartSection
      id="picks"
      title="Select, combobox"
      about="The platform’s select for short lists; the combobox finds one of many, without accents and by any word."
    >
      <Specimen name="Select">
        <SelectField label="Sort by" options={options} defaultValue="new" />
        <SelectField label="Provider" options={options} error="Choose a provider" />
        <SelectField label="Locked" options={options} disabled />
      </Specimen>
      <Specimen name="Combobox">
        <Combobox
          label="Bank"
          hint="Type to search"
          {...shared}
          value={bank}
          onChange={setBank}
          before={<Icon name="bank" size={18} />}
        />
        <Combobox
          label="Country"
          {...shared}
          options={countries}
          value={country}
          onChange={setCountry}
          placeholder="Choose a country"
        />
      </Specimen>
      <Specimen name="Combobox, loading and empty">
        <Combobox label="Team" {...shared} options={[]} value={null} isLoading />
        <Combobox label="League" {...shared} options={[]} value={null} onQuery={() => undefined} />
      </Specimen>
      <Specimen name="Combobox, fixed and invalid">
        <Combobox label="Branch" {...shared} value={null} error="Choose a branch" />
        <Combobox label="Registered bank" {...shared} value="bdo" isReadOnly />
        <Combobox label="Locked bank" {...shared} value="gcash" isDisabled />
      </Specimen>
    </PartSection>
  );
}

const options = [
  { value: 'popular', label: 'Popular' },
  { value: 'new', label: 'New' },
  { value: 'name', label: 'Name' },
  { value: 'rtp', label: 'Return to player', isDisabled: true },
];
