import type { WithdrawalState } from '@pavilion/domain/payouts';
import { defineNotice } from '../../../notices/define-notice.ts';

interface Sum {
  /** Minor units; JSON knows no bigint. */
  amountMinor: string;
  currency: string;
}

export const depositPaid = defineNotice<Sum>({
  name: 'deposit.paid',
  topic: 'deposit',
  link: '/transaction-history',
  write: ({ amountMinor, currency }, { t, money }) => ({
    title: t('messages.notice.depositPaid.title'),
    body: t('messages.notice.depositPaid.body', { amount: money(amountMinor, currency) }),
  }),
});

/** Its payer took it back at the card or bank. */
export const depositChargedBack = defineNotice<Sum>({
  name: 'deposit.charged-back',
  topic: 'deposit',
  link: '/transaction-history',
  write: ({ amountMinor, currency }, { t, money }) => ({
    title: t('messages.notice.depositChargedBack.title'),
    body: t('messages.notice.depositChargedBack.body', { amount: money(amountMinor, currency) }),
  }),
});

export const withdrawalChanged = defineNotice<Sum & { state: WithdrawalState }>({
  name: 'withdrawal.changed',
  topic: 'withdrawal',
  link: '/withdrawal',
  write: ({ state, amountMinor, currency }, { t, money }) => ({
    title: t('messages.notice.withdrawal.title', { state: t(`ui.withdrawal.state.${state}`) }),
    body: t(`messages.notice.withdrawal.${state}`, { amount: money(amountMinor, currency) }),
  }),
});
