import { Accordion } from '@pavilion/ui/accordion';
import { Breadcrumb } from '@pavilion/ui-desk/breadcrumb';
import { Stepper } from '@pavilion/ui-desk/stepper';
import { Tabs } from '@pavilion/ui/tabs';
import { useState } from 'react';
import { PartSection, Specimen } from './specimen.tsx';

const stepTexts = { done: 'done', current: 'current', upcoming: 'to come', failed: 'to be mended' };
const steps = [
  { id: 'account', title: 'Account', detail: 'Name and password' },
  { id: 'phone', title: 'Phone', detail: 'Code by message' },
  { id: 'identity', title: 'Identity', detail: 'A document' },
  { id: 'play', title: 'Play' },
];

/** Ways through a page and through a task. */
export function NavigationParts() {
  return (
    <PartSection
      id="navigation"
      title="Tabs, steps, folds"
      about="Arrow keys walk through tabs; folds are found by the browser’s search even while closed."
    >
      <TabSamples />
      <Steps />
      <Specimen name="Breadcrumb">
        <Breadcrumb
          label="Place of this page"
          crumbs={[
            { label: 'Sports', to: '#sports' },
            { label: 'Football', to: '#football' },
            { label: 'Northbridge United – Harbour City' },
          ]}
          link={({ label, to }) => <a href={to}>{label}</a>}
        />
      </Specimen>
      <Specimen name="Folds, one at a time" isWide>
        <Accordion
          isExclusive
          items={[
            {
              id: 'deposit',
              icon: 'deposit',
              title: 'How long does a deposit take?',
              content:
                'E-wallets are immediate. Bank transfers arrive within two hours on working days.',
              isOpen: true,
            },
            {
              id: 'identity',
              icon: 'shield',
              title: 'Which documents do I need?',
              content: 'A passport, an identity card or a driving licence that has not expired.',
            },
            {
              id: 'limits',
              icon: 'clock',
              title: 'Can I limit what I spend?',
              content:
                'Yes: per day, week or month. A lower limit is in force at once, a higher one after a day.',
            },
          ]}
        />
      </Specimen>
    </PartSection>
  );
}

function TabSamples() {
  const [selected, setSelected] = useState('open');
  const names: Record<string, string> = { open: 'Open', settled: 'Settled', cashed: 'Cashed out' };
  return (
    <Specimen name="Tabs">
      <Tabs
        label="Bets"
        items={Object.entries(names).map(([id, label]) => ({ id, label }))}
        selectedId={selected}
        onSelect={setSelected}
      >
        <p>{names[selected]} bets stand here.</p>
      </Tabs>
    </Specimen>
  );
}

function Steps() {
  const [at, setAt] = useState(1);
  const failed = steps.map((step) => (step.id === 'identity' ? { ...step, isFailed: true } : step));
  return (
    <>
      <Specimen name="Stepper" isWide>
        <Stepper
          label="Sign up"
          steps={steps}
          currentIndex={at}
          texts={stepTexts}
          onStep={(id) => setAt(steps.findIndex((step) => step.id === id))}
        />
      </Specimen>
      <Specimen name="Stepper, upright, one failed">
        <Stepper
          label="Verification"
          steps={failed}
          currentIndex={3}
          texts={stepTexts}
          isVertical
        />
      </Specimen>
    </>
  );
}
