import '../../../testing/dom.ts';
import { expect, it, vi } from 'vitest';
import { usePageStore } from '../../../core/navigation/page.store.ts';
import { mount } from '../../../testing/mount.tsx';
import { DepositWaiting } from './deposit-waiting.tsx';
import type { Deposit } from './deposit.queries.ts';

const deposit: Deposit = {
  deposit_id: '0193a5b2-7c41-7e8d-9f10-2b3c4d5e6f70',
  method_code: 'gcash',
  method_name: 'GCash',
  kind: 'ewallet',
  amount: '500.00',
  asked_amount: null,
  charged_back_at: null,
  fee: '0.00',
  credit_amount: '500.00',
  currency: 'PHP',
  status: 'pending',
  step: { kind: 'redirect', url: '/sandbox-pay/x' },
  confirmations: 0,
  turnover: null,
  is_cancellable: true,
  expires_at: '2026-11-25T18:30:00.000Z',
  created_at: '2026-11-25T18:00:00.000Z',
  updated_at: '2026-11-25T18:00:00.000Z',
};

it.each([
  ['push', 'H2'],
  ['pop', 'BODY'],
] as const)('one reached by %s begins at %s', async (action, place) => {
  usePageStore.setState({ action });
  vi.stubGlobal('scrollTo', () => undefined);
  const { element, unmount } = await mount(<DepositWaiting deposit={deposit} />);
  expect(document.activeElement?.tagName).toBe(place);
  // What is read out holds the words that are seen, so that it can be called by them.
  const cancel = [...element.querySelectorAll('button')].at(-1);
  expect(cancel?.getAttribute('aria-label')).toBe('Cancel deposit of ₱500.00');
  expect(cancel?.textContent).toBe('Cancel deposit');
  await unmount();
  vi.unstubAllGlobals();
});
