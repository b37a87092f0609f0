import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { escapeHtml } from '../../escape.ts';
import type { SandboxPayment } from './sandbox-payment.store.ts';

/** Policy of the payment page: its own style sheet and a form, nothing else; no script at all. */
export const sandboxPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const answers: Record<SandboxPayment['status'], { title: string; tone: string }> = {
  open: { title: 'Confirm your payment', tone: 'open' },
  paid: { title: 'Payment complete', tone: 'good' },
  declined: { title: 'Payment declined', tone: 'bad' },
  cancelled: { title: 'Payment cancelled', tone: 'bad' },
};

/**
 * The payment page: what is to be paid, the three buttons and the two ways to try a troublesome
 * webhook.
 */
export function sandboxPage(payment: SandboxPayment): string {
  const amount = formatAmount(payment.amount_minor, payment.currency as CurrencyCode);
  const { title, tone } = answers[payment.status];
  return page(
    title,
    `<main class="card ${tone}">
  <header><span class="mark" aria-hidden="true"></span><span>Sandbox Pay</span><small>Test payments. No real money moves.</small></header>
  <h1>${title}</h1>
  <p class="amount"><span>${escapeHtml(payment.currency)}</span> ${amount}</p>
  <dl>
    <div><dt>Pay to</dt><dd>${escapeHtml(payment.site_name)}</dd></div>
    <div><dt>Method</dt><dd>${escapeHtml(payment.method_name)}</dd></div>
    ${payment.label ? `<div><dt>Account</dt><dd>${escapeHtml(payment.label)}</dd></div>` : ''}
    <div><dt>Reference</dt><dd class="reference">${escapeHtml(payment.reference)}</dd></div>
  </dl>
  ${payment.status === 'open' ? form(payment) : back(payment)}
</main>`,
  );
}

function form(payment: SandboxPayment): string {
  return `<form method="post" action="/sandbox-pay/${encodeURIComponent(payment.reference)}">
    ${amountField(payment)}
    <button class="primary" name="decision" value="paid">Pay</button>
    <div class="pair">
      <button name="decision" value="declined">Decline</button>
      <button name="decision" value="cancelled">Cancel</button>
    </div>
    <fieldset>
      <legend>Try a difficult network</legend>
      <label><input type="checkbox" name="late" value="1"> The confirmation arrives late (30 s)</label>
      <label><input type="checkbox" name="repeat" value="1"> The confirmation is repeated three times</label>
    </fieldset>
  </form>`;
}

/** Who transfers or sends coins chooses how much himself, whatever he was asked for. */
function amountField({ kind, amount_minor: minor, currency }: SandboxPayment): string {
  if (kind !== 'bank' && kind !== 'crypto') return '';
  const asked = formatAmount(minor, currency as CurrencyCode);
  return `<label class="sum">Amount sent <input name="amount" inputmode="decimal" value="${asked}" pattern="\\d{1,12}(\\.\\d{1,6})?" required></label>`;
}

function back({ return_url: returnUrl }: SandboxPayment): string {
  return `<p><a class="primary" href="${escapeHtml(returnUrl)}">Back to the site</a></p>`;
}

/** The page for a reference nobody made. */
export function unknownPaymentPage(): string {
  return page(
    'Payment not found',
    `<main class="card bad"><header><span class="mark" aria-hidden="true"></span><span>Sandbox Pay</span></header>
  <h1>Payment not found</h1><p>The link is wrong or has expired. Start the deposit again.</p><p><a class="primary" href="/deposit">Back to the site</a></p></main>`,
  );
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title} · Sandbox Pay</title><link rel="stylesheet" href="/sandbox-pay/style.css"></head>
<body>${body}</body></html>`;
}
