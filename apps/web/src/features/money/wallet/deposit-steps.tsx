import { useFormat, useLanguageTag, useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { Notice } from '@pavilion/ui/notice';
import { Progress } from '@pavilion/ui/progress';
import { Spinner } from '@pavilion/ui/spinner';
import { useState, type ReactNode } from 'react';
import { CopyLine } from '@pavilion/web-core/inputs/copy-line';
import { QrPicture } from '@pavilion/web-core/qr-picture';
import { useArrivalText } from './arrival-text.ts';
import { useCashier, type Deposit, type DepositStep } from './deposit.queries.ts';
import { frameLook } from './frame-look.ts';
import { useTransferLineName } from './transfer-line-name.ts';

/** How to pay a deposit that waits for it. */
export function DepositSteps({ deposit }: { deposit: Deposit }) {
  const { step } = deposit;
  switch (step?.kind) {
    case 'transfer':
      return <TransferStep deposit={deposit} step={step} />;
    case 'crypto':
      return <CryptoStep deposit={deposit} step={step} />;
    case 'frame':
      return <CardStep step={step} />;
    case 'redirect':
      return <RedirectStep step={step} />;
    default:
      return null;
  }
}

/** The account, the amount and the reference, each to be copied. */
function TransferStep({ deposit, step }: { deposit: Deposit; step: DepositStep<'transfer'> }) {
  const t = useText();
  const nameOf = useTransferLineName();
  const arrival = useArrivalText();
  const method = useCashier().data?.value.find(
    ({ method_code: code }) => code === deposit.method_code,
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {step.lines.map(({ name, value }) => (
          <CopyLine key={name} name={nameOf(name)} value={value} />
        ))}
        <CopyLine name={t('ui.deposit.step.amount')} value={deposit.amount} />
        <CopyLine name={t('ui.deposit.step.reference')} value={step.reference} />
      </div>
      <Notice kind="warning">{t('ui.deposit.step.referenceWarning')}</Notice>
      <Waiting>
        {method
          ? t('ui.deposit.step.waitBank', { time: arrival(method.eta_minutes) })
          : t('ui.deposit.outcomeText.pending')}
      </Waiting>
      <TestLink address={step.test_url} />
    </div>
  );
}

/**
 * The address with its picture, the one coin and network to use, and how often the chain has
 * confirmed it.
 */
function CryptoStep({ deposit, step }: { deposit: Deposit; step: DepositStep<'crypto'> }) {
  const t = useText();
  const { address, network, token, confirmations_needed: needed } = step;
  const { confirmations: count } = deposit;
  const counted = t('ui.deposit.step.confirmations', { count, needed });
  return (
    <div className="grid grid-cols-1 gap-4">
      <Notice kind="warning">{t('ui.deposit.step.networkWarning', { token, network })}</Notice>
      <div className="flex flex-wrap items-center gap-4">
        <QrPicture text={address} name={t('ui.deposit.step.qr')} />
        <div className="grid min-w-0 flex-1 basis-56 gap-3">
          <CopyLine name={t('ui.deposit.step.address')} value={address} />
          <CopyLine
            name={t('ui.deposit.amount', { currency: token })}
            value={plain(deposit.amount)}
          />
          <p className="m-0 grid gap-1 text-sm">
            <span className="text-xs text-text-muted">{t('ui.deposit.step.network')}</span>
            <span className="font-semibold">{network}</span>
          </p>
        </div>
      </div>
      {count === 0 ? (
        <Waiting>{t('ui.deposit.step.waitChain')}</Waiting>
      ) : (
        <div className="grid gap-2" aria-live="polite">
          <p className="numeric m-0 text-sm font-semibold">{counted}</p>
          <Progress
            percent={(count / Math.max(needed, 1)) * 100}
            label={t('ui.deposit.outcome.pending')}
            valueText={counted}
          />
        </div>
      )}
      {count === 0 ? <TestLink address={step.test_url} /> : null}
    </div>
  );
}

/** An amount as a wallet takes it: without zeros that say nothing. */
const plain = (amount: string): string => amount.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');

/**
 * The provider's own fields. The frame has no origin of its own: neither side reads what is in the
 * other.
 */
function CardStep({ step }: { step: DepositStep<'frame'> }) {
  const t = useText();
  const language = useLanguageTag();
  const [look] = useState(() => frameLook(language));
  return (
    <div className="grid grid-cols-1 gap-4">
      <iframe
        src={`${step.url}?${look}`}
        title={t('ui.deposit.step.cardFrame')}
        sandbox="allow-scripts allow-forms"
        className="h-80 w-full border-0"
      />
      <p className="m-0 flex items-start gap-2 text-sm text-text-muted">
        <Icon name="lock" size={18} className="mt-0.5 shrink-0" />
        {t('ui.deposit.leavingCard')}
      </p>
    </div>
  );
}

function RedirectStep({ step }: { step: DepositStep<'redirect'> }) {
  const t = useText();
  return (
    <div className="grid justify-items-start gap-4">
      <Waiting>{t('ui.deposit.outcomeText.pending')}</Waiting>
      <p className="m-0 text-sm text-text-muted">{t('ui.deposit.step.redirectText')}</p>
      <a href={step.url} className={buttonClass('primary')}>
        {t('ui.deposit.step.toProvider')}
        <Icon name="external" size={18} />
      </a>
    </div>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className="m-0 flex items-start gap-3 text-sm" aria-live="polite">
      <Spinner size={20} />
      {children}
    </p>
  );
}

/** Where a test provider lets the player act as his own bank or wallet. */
function TestLink({ address }: { address: string | null }) {
  const t = useText();
  if (address === null) return null;
  return (
    <a href={address} className={`${buttonClass('secondary')} justify-self-start`}>
      {t('ui.deposit.step.test')}
      <Icon name="external" size={18} />
    </a>
  );
}

/** Until when a deposit can be paid. */
export function OpenUntil({ deposit }: { deposit: Deposit }) {
  const t = useText();
  const format = useFormat();
  // What is seen to be on its way is waited for.
  if (deposit.confirmations > 0) return null;
  return (
    <p className="m-0 text-sm text-balance text-text-muted tabular-nums">
      {t('ui.deposit.until', { time: format.dateTime(deposit.expires_at) })}
    </p>
  );
}
