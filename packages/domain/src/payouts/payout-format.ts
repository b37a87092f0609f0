import type { Bank } from './banks.data.ts';
import { isAllZeros } from './check-digits.ts';
import type { ReadAccount } from './crypto-address.ts';

export type PayoutKind = 'bank' | 'ewallet' | 'crypto';

export const payoutFieldNames = [
  'iban',
  'bank_code',
  'branch_code',
  'bic',
  'routing_number',
  'sort_code',
  'account_number',
  'card_number',
  'phone',
  'address',
] as const;
export type PayoutFieldName = (typeof payoutFieldNames)[number];

/** One field of a destination, as a form shows it. */
export interface PayoutField {
  name: PayoutFieldName;
  /**
   * Regular expression for the whole text, spaces and dashes taken out; what it lets through may
   * still be refused.
   */
  pattern: string;
  example: string;
  /** The only answers there are. */
  choices?: readonly { value: string; name: string }[];
}

export type PayoutFields = Readonly<Partial<Record<PayoutFieldName, string>>>;
/** `notServed`: a good account, of a country or currency the way of payment does not reach. */
export type FieldProblem = 'invalidFormat' | 'invalidChecksum' | 'invalidChoice' | 'notServed';

/** What a kind of destination asks for and how it is checked. */
export interface PayoutFormat {
  kind: PayoutKind;
  fields: readonly PayoutField[];
  /**
   * Checks what fits the patterns; gives the fields as they are to be kept, or one that is wrong.
   */
  check(fields: PayoutFields): PayoutFields | { field: PayoutFieldName; problem: FieldProblem };
  /** What may be shown of it. */
  mask(fields: PayoutFields): string;
}

const hidden = '••••';

/** The last four signs of an account. */
export const lastFour = (text = ''): string => `${hidden} ${text.slice(-4)}`;

/** An account at one of a list of banks. */
export function bankFormat(
  banks: readonly Bank[],
  account: { name: 'account_number' | 'card_number'; example: string },
  isValid: (account: string) => boolean = () => true,
): PayoutFormat {
  const bankOf = (fields: PayoutFields) => banks.find(({ code }) => code === fields.bank_code);
  const shortest = Math.min(...banks.map(({ digits }) => digits.min));
  const longest = Math.max(...banks.map(({ digits }) => digits.max));
  return {
    kind: 'bank',
    fields: [
      {
        name: 'bank_code',
        pattern: banks.map(({ code }) => code).join('|'),
        example: banks[0]?.code ?? '',
        choices: banks.map(({ code, name }) => ({ value: code, name })),
      },
      { ...account, pattern: `\\d{${shortest},${longest}}` },
    ],
    check(fields) {
      const bank = bankOf(fields);
      const digits = fields[account.name] ?? '';
      if (!bank) return { field: 'bank_code', problem: 'invalidChoice' };
      const isLong = digits.length >= bank.digits.min && digits.length <= bank.digits.max;
      if (!isLong || isAllZeros(digits)) return { field: account.name, problem: 'invalidFormat' };
      return isValid(digits) ? fields : { field: account.name, problem: 'invalidChecksum' };
    },
    mask: (fields) => `${bankOf(fields)?.name ?? ''} ${lastFour(fields[account.name])}`,
  };
}

/**
 * A wallet that belongs to a phone number: kept as E.164, whichever way people of the country write
 * it.
 */
export function phoneFormat(
  callingCode: string,
  national: string,
  example: string,
  trunk = '0',
): PayoutFormat {
  const pattern = new RegExp(`^(?:\\+?${callingCode}|${trunk})?(${national})$`);
  return {
    kind: 'ewallet',
    fields: [
      { name: 'phone', pattern: `(?:\\+?${callingCode}|${trunk})?(?:${national})`, example },
    ],
    check(fields) {
      const number = pattern.exec(fields.phone ?? '')?.[1];
      return number === undefined
        ? { field: 'phone', problem: 'invalidFormat' }
        : { phone: `+${callingCode}${number}` };
    },
    mask: ({ phone = '' }) =>
      `${phone.slice(0, callingCode.length + 4)} ${hidden} ${phone.slice(-3)}`,
  };
}

/** An address of a chain. */
export function addressFormat(
  pattern: string,
  example: string,
  read: (address: string) => ReadAccount,
): PayoutFormat {
  return {
    kind: 'crypto',
    fields: [{ name: 'address', pattern, example }],
    check({ address = '' }) {
      const found = read(address);
      return found.isValid
        ? { address: found.value }
        : { field: 'address', problem: found.problem };
    },
    mask: ({ address = '' }) => `${address.slice(0, 6)}…${address.slice(-6)}`,
  };
}
