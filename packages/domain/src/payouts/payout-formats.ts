import {
  chineseBanks,
  indonesianBanks,
  malaysianBanks,
  nepaleseBanks,
  philippineBanks,
  vietnameseBanks,
} from './banks.data.ts';
import {
  isAllZeros,
  isLuhnValid,
  isRoutingNumberValid,
  isRussianAccountValid,
} from './check-digits.ts';
import { readBitcoinAddress, readEthereumAddress, readTronAddress } from './crypto-address.ts';
import { sepaIbanProblem } from './iban.ts';
import {
  addressFormat,
  bankFormat,
  lastFour,
  phoneFormat,
  type PayoutFormat,
} from './payout-format.ts';

/** An account euro transfers (SEPA) reach. */
const iban: PayoutFormat = {
  kind: 'bank',
  fields: [
    {
      name: 'iban',
      pattern: '[A-Za-z]{2}\\d{2}[A-Za-z0-9]{11,30}',
      example: 'DE89370400440532013000',
    },
  ],
  check(fields) {
    const text = (fields.iban ?? '').toUpperCase();
    const problem = sepaIbanProblem(text);
    return problem ? { field: 'iban', problem } : { iban: text };
  },
  mask: ({ iban: text = '' }) => `${text.slice(0, 4)} ${lastFour(text)}`,
};

const noAccount = { field: 'account_number', problem: 'invalidFormat' } as const;

const usBank: PayoutFormat = {
  kind: 'bank',
  fields: [
    { name: 'routing_number', pattern: '\\d{9}', example: '021000021' },
    { name: 'account_number', pattern: '\\d{4,17}', example: '000123456789' },
  ],
  check(fields) {
    if (!isRoutingNumberValid(fields.routing_number ?? ''))
      return { field: 'routing_number', problem: 'invalidChecksum' };
    return isAllZeros(fields.account_number ?? '') ? noAccount : fields;
  },
  mask: (fields) => lastFour(fields.account_number),
};

const britishBank: PayoutFormat = {
  kind: 'bank',
  fields: [
    { name: 'sort_code', pattern: '\\d{6}', example: '200000' },
    { name: 'account_number', pattern: '\\d{8}', example: '55779911' },
  ],
  check: (fields) => fields,
  mask: (fields) => `${fields.sort_code ?? ''} ${lastFour(fields.account_number)}`,
};

const canadianBank: PayoutFormat = {
  kind: 'bank',
  fields: [
    { name: 'bank_code', pattern: '\\d{3}', example: '003' },
    { name: 'branch_code', pattern: '\\d{5}', example: '00010' },
    { name: 'account_number', pattern: '\\d{7,12}', example: '1234567' },
  ],
  check: (fields) => fields,
  mask: (fields) =>
    `${fields.bank_code ?? ''}-${fields.branch_code ?? ''} ${lastFour(fields.account_number)}`,
};

const japaneseBank: PayoutFormat = {
  kind: 'bank',
  fields: [
    { name: 'bank_code', pattern: '\\d{4}', example: '0001' },
    { name: 'branch_code', pattern: '\\d{3}', example: '001' },
    { name: 'account_number', pattern: '\\d{7}', example: '1234567' },
  ],
  check(fields) {
    // 0000 is the Bank of Japan, where nobody has an account.
    if (fields.bank_code === '0000') return { field: 'bank_code', problem: 'invalidFormat' };
    return isAllZeros(fields.account_number ?? '') ? noAccount : fields;
  },
  mask: (fields) =>
    `${fields.bank_code ?? ''}-${fields.branch_code ?? ''} ${lastFour(fields.account_number)}`,
};

/** The currency stands behind five digits of the kind of account: 810, the rouble's in accounts. */
const isRoubleAccount = /^\d{5}810/;

const russianBank: PayoutFormat = {
  kind: 'bank',
  fields: [
    { name: 'bic', pattern: '04\\d{7}', example: '044525225' },
    { name: 'account_number', pattern: '\\d{20}', example: '40817810938160925982' },
  ],
  check(fields) {
    const account = fields.account_number ?? '';
    if (!isRussianAccountValid(fields.bic ?? '', account))
      return { field: 'account_number', problem: 'invalidChecksum' };
    return isRoubleAccount.test(account)
      ? fields
      : { field: 'account_number', problem: 'notServed' };
  },
  mask: (fields) => lastFour(fields.account_number),
};

/** Every kind of destination, one row each. */
export const payoutFormats = {
  iban,
  'us-bank': usBank,
  'gb-bank': britishBank,
  'ca-bank': canadianBank,
  'jp-bank': japaneseBank,
  'ru-bank': russianBank,
  'ph-bank': bankFormat(philippineBanks, { name: 'account_number', example: '0012345678' }),
  'vn-bank': bankFormat(vietnameseBanks, { name: 'account_number', example: '0123456789' }),
  'id-bank': bankFormat(indonesianBanks, { name: 'account_number', example: '1234567890' }),
  'my-bank': bankFormat(malaysianBanks, { name: 'account_number', example: '514012345678' }),
  'np-bank': bankFormat(nepaleseBanks, { name: 'account_number', example: '01234567890123' }),
  'cn-bank': bankFormat(
    chineseBanks,
    { name: 'card_number', example: '6222021234567890128' },
    (card) => card.startsWith('62') && isLuhnValid(card),
  ),
  'se-phone': phoneFormat('46', '7\\d{8}', '0701234567'),
  'ph-phone': phoneFormat('63', '9\\d{9}', '09171234567'),
  'vn-phone': phoneFormat('84', '[35789]\\d{8}', '0912345678'),
  'id-phone': phoneFormat('62', '8\\d{8,11}', '081234567890'),
  'my-phone': phoneFormat('60', '(?:11\\d{8}|1[02-46-9]\\d{7})', '0123456789'),
  'np-phone': phoneFormat('977', '9[678]\\d{8}', '9841234567'),
  'ru-phone': phoneFormat('7', '9\\d{9}', '89161234567', '8'),
  'cn-phone': phoneFormat('86', '1[3-9]\\d{9}', '13812345678'),
  tron: addressFormat(
    'T[1-9A-HJ-NP-Za-km-z]{33}',
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    readTronAddress,
  ),
  ethereum: addressFormat(
    '0x[0-9a-fA-F]{40}',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    readEthereumAddress,
  ),
  bitcoin: addressFormat(
    '(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|(?:bc1|BC1)[0-9a-zA-Z]{11,71})',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    readBitcoinAddress,
  ),
} as const satisfies Record<string, PayoutFormat>;

export type PayoutFormatCode = keyof typeof payoutFormats;

export function isPayoutFormat(code: string): code is PayoutFormatCode {
  return Object.hasOwn(payoutFormats, code);
}
