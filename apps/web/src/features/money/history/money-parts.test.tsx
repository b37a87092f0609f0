import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NetChart } from './net-chart.tsx';
import { PeriodCard } from './period-card.tsx';
import { TransactionRow } from './transaction-row.tsx';
import type { StatementRow, Transaction } from './transactions.queries.ts';

const messages = compileMessages(loadMessages('en-US'));

const show = (part: ReactNode): string =>
  renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      {part}
    </I18nProvider>,
  ).replaceAll(/<[^>]+>/g, ' ');

const bet: Transaction = {
  transaction_id: '7-1',
  kind: 'bet',
  amount: '-10.00',
  currency: 'PHP',
  pocket: 'cash',
  balance_after: '490.00',
  reference: { type: 'bet', id: '0193a5b2-7c41-7e8d-9f10-2b3c4d5e6f70' },
  created_at: '2026-11-21T12:00:00.000Z',
};

const period: StatementRow = {
  period: '2026-02',
  opening_balance: '500.00',
  deposits: '0.00',
  withdrawals: '0.00',
  stakes: '-10.00',
  returns: '25.00',
  bonuses: '0.00',
  adjustments: '0.00',
  closing_balance: '515.00',
  net: '15.00',
};

it('a movement shows its word, sign, number and the balance after it', () => {
  const text = show(<TransactionRow transaction={bet} />);
  for (const part of ['Bet', '-₱10.00', '4D5E-6F70', 'Balance: ₱490.00'])
    expect(text).toContain(part);
  expect(
    show(<TransactionRow transaction={{ ...bet, kind: 'payout', amount: '21.00' }} />),
  ).toContain('+₱21.00');
  expect(show(<TransactionRow transaction={{ ...bet, pocket: 'bonus' }} />)).toContain('Bonus');
});

it('a month shows what moved from its opening to its closing balance, and nothing else', () => {
  const text = show(<PeriodCard row={period} currency="PHP" by="month" />);
  for (const part of ['February 2026', '₱500.00', '-₱10.00', '+₱25.00', '₱515.00', '+₱15.00'])
    expect(text).toContain(part);
  expect(text).not.toContain('Deposits');
});

it('a day is the day the statement names, in every zone', () => {
  const text = show(
    <PeriodCard row={{ ...period, period: '2026-02-01' }} currency="PHP" by="day" />,
  );
  expect(text).toContain('Feb 1, 2026');
});

it('the chart tells the net of the whole time', () => {
  const text = show(<NetChart rows={[period, { ...period, net: '-20.00' }]} currency="PHP" />);
  expect(text).toContain('whole time: -₱5.00');
});
