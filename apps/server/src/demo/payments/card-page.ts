import { createFormat, createTranslator } from '@pavilion/i18n/server';
import { isMessageTag, sourceTag, type MessageTag } from '@pavilion/i18n';
import { lookQuery, type CardLook } from './card-look.ts';
import { escapeHtml } from '../../escape.ts';
import { sandboxPagePath } from './sandbox-steps.ts';
import type { SandboxPayment } from './sandbox-payment.store.ts';

/**
 * Policy of the card's frame: its own script and style and a form; only a page of the same host may
 * show it.
 */
export const cardPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

interface CardField {
  id: 'number' | 'expiry' | 'cvc';
  autocomplete: string;
  example: string;
}

const fields: readonly CardField[] = [
  { id: 'number', autocomplete: 'cc-number', example: '0000 0000 0000 0000' },
  { id: 'expiry', autocomplete: 'cc-exp', example: 'MM / YY' },
  { id: 'cvc', autocomplete: 'cc-csc', example: '000' },
];

/** The fields of a card, for the merchant's frame; of a saved card only its code is asked. */
export function cardPage(
  payment: SandboxPayment,
  look: CardLook,
  now: Date,
  refusal: 'creditRefused' | null = null,
): string {
  const t = createTranslator(look.language);
  const input = ({ id, autocomplete, example }: CardField): string => `<div>
    <label for="${id}">${escapeHtml(t(`messages.cardFields.${id}`))}</label>
    <input id="${id}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${example}" aria-describedby="${id}-problem"
      data-problem="${escapeHtml(t(`messages.cardFields.wrong.${id}`))}">
    <p class="problem" id="${id}-problem" role="alert"></p></div>`;
  if (payment.status !== 'open') {
    const words = payment.status === 'paid' ? 'paid' : 'declined';
    return page(
      look,
      `<p class="over" role="status">${escapeHtml(t(`messages.cardFields.${words}`))}</p>`,
    );
  }
  const [number, ...rest] = fields.map(input);
  const asked = payment.token
    ? `<p class="kept">${escapeHtml(payment.label ?? '')}</p>${rest[1] ?? ''}`
    : `${number ?? ''}<div class="pair">${rest.join('')}</div>`;
  const tag = languageOf(look);
  const amount = createFormat({ tag }).money(payment.amount_minor, payment.currency);
  return page(
    look,
    `<form method="post" action="${sandboxPagePath}${encodeURIComponent(payment.reference)}/card?${escapeHtml(lookQuery(look))}"
  data-month="${now.toISOString().slice(0, 7).replace('-', '')}" novalidate>
  ${refusal === null ? '' : `<p class="refusal" role="alert">${escapeHtml(t(`messages.cardFields.${refusal}`))}</p>`}
  ${asked}
  <input type="hidden" name="token"><input type="hidden" name="brand"><input type="hidden" name="last4"><input type="hidden" name="funding">
  <button>${escapeHtml(t('messages.cardFields.pay', { amount }))}</button>
  ${payment.is_credit_refused ? `<p class="note">${escapeHtml(t('messages.cardFields.debitOnly'))}</p>` : ''}
  <p class="note">${escapeHtml(t('messages.cardFields.note'))}</p>
</form>`,
  );
}

function page(look: CardLook, body: string): string {
  return `<!doctype html>
<html lang="${languageOf(look)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Sandbox Pay</title>
<link rel="stylesheet" href="${sandboxPagePath}card.css?${escapeHtml(lookQuery(look))}"><script src="${sandboxPagePath}card.js" defer></script></head>
<body>${body}</body></html>`;
}

function languageOf({ language }: CardLook): MessageTag {
  return isMessageTag(language) ? language : sourceTag;
}
