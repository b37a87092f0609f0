import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import type { PaymentKind } from '@pavilion/database';
import type { Site } from '../../../site-directory/index.ts';

type Place = Pick<Site, 'jurisdiction'>;

/** Whether a method takes cards, but no credit cards, because the law of the place forbids them. */
export const isDebitOnly = (
  { jurisdiction }: Place,
  { kind }: { readonly kind: PaymentKind },
): boolean => kind === 'card' && !jurisdictionFlags[jurisdiction].areCreditCardsAllowed;

/** A method's name as players of the place read it. */
export const shownName = (
  site: Place,
  method: { readonly kind: PaymentKind; readonly name: string },
): string => (isDebitOnly(site, method) ? `${method.name} Debit` : method.name);

/**
 * Whether a remembered card or wallet may pay there: of a card it must be known that it spends no
 * credit.
 */
export const mayPay = (
  site: Place,
  method: { readonly kind: PaymentKind },
  { card_funding: funding }: { readonly card_funding: string | null },
): boolean => !isDebitOnly(site, method) || funding === 'debit' || funding === 'prepaid';
