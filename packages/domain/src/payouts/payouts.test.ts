import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBase58Check, writeBase58Check } from './base58.ts';
import { readSegwitAddress } from './bech32.ts';
import { isLuhnValid, isRoutingNumberValid, isRussianAccountValid } from './check-digits.ts';
import { readBitcoinAddress, readEthereumAddress, readTronAddress } from './crypto-address.ts';
import { ibanProblem, sepaIbanProblem } from './iban.ts';
import {
  accountKey,
  isSameHolder,
  isWithdrawalCancellable,
  isWithdrawalOpen,
  payoutFormats,
  readDestination,
  reviewWithdrawal,
  withdrawalStates,
  withdrawalSteps,
  type PayoutFormatCode,
} from './index.ts';

const verdict = (read: { isValid: true } | { isValid: false; problem: string }): string =>
  read.isValid ? 'valid' : read.problem;

describe('IBAN (examples of the registry)', () => {
  it.each([
    'DE89370400440532013000',
    'GB29NWBK60161331926819',
    'FR1420041010050500013M02606',
    'NL91ABNA0417164300',
    'ES9121000418450200051332',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
    'CH9300762011623852957',
    'SA0380000000608010167519',
    'IE29AIBK93115212345678',
    // The last digits of the account, by which Norway and Belgium check it, are left to the banks.
    'NO6686011117948',
    'BE41539007547035',
  ])('%s', (text) => expect(ibanProblem(text)).toBeNull());

  it.each([
    ['DE88370400440532013000', 'invalidChecksum'],
    ['DE89370400440532031000', 'invalidChecksum'],
    ['DE8937040044053201300', 'invalidFormat'],
    ['XX89370400440532013000', 'invalidFormat'],
    ['89DE370400440532013000', 'invalidFormat'],
    ['', 'invalidFormat'],
    // Each leaves the remainder 1, with check digits that 98 less a remainder of 97 cannot be.
    ['DE00500105170000000001', 'invalidChecksum'],
    ['DE01500105170000000080', 'invalidChecksum'],
    ['DE99500105170000000062', 'invalidChecksum'],
    ['DE18ABCD05170648489890', 'invalidFormat'],
    // The registry's IE29AIBK93115212345678 with digits for the bank's letters.
    ['IE60123493115212345678', 'invalidFormat'],
    ['DE8937040044053201300\n', 'invalidFormat'],
    ['VA5900112300001234567X', 'invalidFormat'],
  ])('%s is refused: %s', (text, problem) => expect(ibanProblem(text)).toBe(problem));

  it.each([
    ['DE89370400440532013000', null],
    ['GB29NWBK60161331926819', null],
    ['CH9300762011623852957', null],
    ['SA0380000000608010167519', 'notServed'],
    ['TR330006100519786457841326', 'notServed'],
    ['BR1800360305000010009795493C1', 'notServed'],
    ['RS35260005601001611379', null],
    ['AL47212110090000000235698741', null],
    ['SA0480000000608010167519', 'invalidChecksum'],
  ])('%s by euro transfer: %s', (text, problem) => expect(sepaIbanProblem(text)).toBe(problem));

  it('notices any one wrong digit', () => {
    const right = 'DE89370400440532013000';
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 21 }), fc.integer({ min: 1, max: 9 }), (at, add) => {
        const digit = (Number(right[at]) + add) % 10;
        expect(ibanProblem(right.slice(0, at) + digit + right.slice(at + 1))).toBe(
          'invalidChecksum',
        );
      }),
    );
  });
});

describe('check digits', () => {
  it.each(['4111111111111111', '79927398713', '6200000000000005'])('Luhn %s', (digits) =>
    expect(isLuhnValid(digits)).toBe(true),
  );
  it.each(['4111111111111112', '79927398710', ''])('Luhn refuses "%s"', (digits) =>
    expect(isLuhnValid(digits)).toBe(false),
  );
  it.each(['021000021', '011401533', '091000019', '121000358'])('routing number %s', (digits) =>
    expect(isRoutingNumberValid(digits)).toBe(true),
  );
  it.each([
    '021000022',
    '12100035',
    '000000000',
    '001000012',
    '130000006',
    '801000018',
    '990000000',
  ])('routing number refuses %s', (digits) => expect(isRoutingNumberValid(digits)).toBe(false));
  it('the key of a Russian account', () => {
    expect(isRussianAccountValid('049805746', '40602810700000000025')).toBe(true);
    expect(isRussianAccountValid('049805746', '40602810800000000025')).toBe(false);
    expect(isRussianAccountValid('049805746', '4060281070000000002')).toBe(false);
    expect(isRussianAccountValid('149805746', '40602810700000000025')).toBe(false);
  });
});

describe('base58check', () => {
  it.each(['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'])(
    '%s is a Bitcoin address',
    (text) => expect(verdict(readBitcoinAddress(text))).toBe('valid'),
  );
  it.each([
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3', 'invalidChecksum'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVNO', 'invalidFormat'],
    ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn', 'invalidFormat'],
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'invalidFormat'],
    ['1111111111111111111114oLvT2', 'invalidFormat'],
    ['1'.repeat(60_000), 'invalidFormat'],
  ])('%.40s is none: %s', (text, problem) =>
    expect(verdict(readBitcoinAddress(text))).toBe(problem),
  );

  it('keeps leading zeros', () => {
    const read = readBase58Check('1111111111111111111114oLvT2');
    expect(read.isValid && [...read.payload]).toEqual(Array.from({ length: 21 }, () => 0));
  });
});

describe('segwit addresses (BIP 173, BIP 350)', () => {
  it.each([
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
    'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  ])('%s', (text) => expect(verdict(readBitcoinAddress(text))).toBe('valid'));

  it.each([
    ['tc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq5zuyut', 'another prefix'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd', 'bech32 for version 1'],
    ['BC1S0XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ54WELL', 'bech32 for version 16'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'bech32m for version 0'],
    ['bc1p38j9r5y49hruaue7wxjce0updqjuyyx0kh56v8s25huc6995vvpql3jow4', 'a wrong letter'],
    ['BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R', 'version 17'],
    ['bc1pw5dgrnzv', 'one byte'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav', '41 bytes'],
    ['BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', '16 bytes of version 0'],
    ['bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v07qwwzcrf', 'padding of five bits'],
    ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3T4', 'two cases'],
    ['bc1gmk9yu', 'no data'],
  ])('%s is refused: %s', (text) => expect(readSegwitAddress('bc', text)).toBeTypeOf('string'));
});

describe('Ethereum addresses (EIP-55)', () => {
  it.each([
    '0x52908400098527886E0F7030069857D2E4169EE7',
    '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
    '0xde709f2102306220921060314715629080e2fb77',
    '0x27b1fdb04752bbc536007a920d24acb045561c26',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('%s', (text) => expect(readEthereumAddress(text)).toEqual({ isValid: true, value: text }));

  it('without a checksum is kept with one', () => {
    expect(readEthereumAddress('0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed')).toEqual({
      isValid: true,
      value: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    });
  });

  it.each([
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed', 'invalidChecksum'],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe', 'invalidFormat'],
    ['0x0000000000000000000000000000000000000000', 'invalidFormat'],
    ['5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'invalidFormat'],
  ])('%s is refused: %s', (text, problem) =>
    expect(verdict(readEthereumAddress(text))).toBe(problem),
  );
});

describe('TRON addresses', () => {
  it('are written so that they can be read, whatever their twenty bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), (hash) => {
        const text = writeBase58Check(Uint8Array.from([0x41, ...hash]));
        expect(verdict(readTronAddress(text))).toBe('valid');
      }),
    );
  });

  it.each(['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7'])(
    '%s',
    (text) => expect(verdict(readTronAddress(text))).toBe('valid'),
  );
  it.each([
    ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u', 'invalidChecksum'],
    ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', 'invalidFormat'],
    ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'invalidFormat'],
  ])('%s is refused: %s', (text, problem) => expect(verdict(readTronAddress(text))).toBe(problem));
});

describe('destinations', () => {
  const formats = Object.entries(payoutFormats);

  it.each(formats)('%s: its example fits its patterns and is accepted', (code, format) => {
    for (const { pattern, example } of format.fields)
      expect(example).toMatch(new RegExp(`^(?:${pattern})$`));
    const typed = Object.fromEntries(format.fields.map(({ name, example }) => [name, example]));
    expect(readDestination(code as PayoutFormatCode, typed)).toMatchObject({ isValid: true });
  });

  it.each<[PayoutFormatCode, Record<string, string>, object, string]>([
    ['ph-phone', { phone: '+63 917 123 4567' }, { phone: '+639171234567' }, '+63917 •••• 567'],
    ['ph-phone', { phone: '09171234567' }, { phone: '+639171234567' }, '+63917 •••• 567'],
    // Digits of other keyboards, a dash that does not break, a mark of direction.
    ['ph-phone', { phone: '०९१७१२३४५६७' }, { phone: '+639171234567' }, '+63917 •••• 567'],
    [
      'ph-phone',
      { phone: '\u200e＋６３ ９１７‑１２３‑４５６７' },
      { phone: '+639171234567' },
      '+63917 •••• 567',
    ],
    [
      'iban',
      { iban: 'ＤＥ８９　3704 0044 0532 0130 00' },
      { iban: 'DE89370400440532013000' },
      'DE89 •••• 3000',
    ],
    [
      'iban',
      { iban: 'de89 3704 0044 0532 0130 00' },
      { iban: 'DE89370400440532013000' },
      'DE89 •••• 3000',
    ],
    [
      'gb-bank',
      { sort_code: '20-00-00', account_number: '5577 9911' },
      { sort_code: '200000', account_number: '55779911' },
      '200000 •••• 9911',
    ],
    ['se-phone', { phone: '070-123 45 67' }, { phone: '+46701234567' }, '+46701 •••• 567'],
    [
      'ca-bank',
      { bank_code: '003', branch_code: '00010', account_number: '1234567' },
      { bank_code: '003', branch_code: '00010', account_number: '1234567' },
      '003-00010 •••• 4567',
    ],
    [
      'ph-bank',
      { bank_code: 'BOPIPHMM', account_number: '1234-5678-90' },
      { bank_code: 'BOPIPHMM', account_number: '1234567890' },
      'BPI •••• 7890',
    ],
  ])('%s reads %j', (code, typed, fields, masked) => {
    expect(readDestination(code, typed)).toEqual({ isValid: true, fields, masked });
  });

  it.each<[PayoutFormatCode, Record<string, string>, object[]]>([
    [
      'ph-bank',
      {},
      [
        { field: 'bank_code', code: 'required' },
        { field: 'account_number', code: 'required' },
      ],
    ],
    [
      'ph-bank',
      { bank_code: 'NOBANK', account_number: '12x' },
      [
        { field: 'bank_code', code: 'invalidChoice' },
        { field: 'account_number', code: 'invalidFormat' },
      ],
    ],
    [
      'ph-bank',
      { bank_code: 'BOPIPHMM', account_number: '1234567890123' },
      [{ field: 'account_number', code: 'invalidFormat' }],
    ],
    [
      'cn-bank',
      { bank_code: 'ICBC', card_number: '6222021234567890129' },
      [{ field: 'card_number', code: 'invalidChecksum' }],
    ],
    [
      'tron',
      { address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u' },
      [{ field: 'address', code: 'invalidChecksum' }],
    ],
    ['iban', { iban: 'SA03 8000 0000 6080 1016 7519' }, [{ field: 'iban', code: 'notServed' }]],
    [
      'ru-bank',
      { bic: '044525225', account_number: '40817840238160925982' },
      [{ field: 'account_number', code: 'notServed' }],
    ],
    [
      'ph-bank',
      { bank_code: 'BOPIPHMM', account_number: '0000000000' },
      [{ field: 'account_number', code: 'invalidFormat' }],
    ],
    [
      'us-bank',
      { routing_number: '021000021', account_number: '0000' },
      [{ field: 'account_number', code: 'invalidFormat' }],
    ],
    [
      'jp-bank',
      { bank_code: '0000', branch_code: '001', account_number: '1234567' },
      [{ field: 'bank_code', code: 'invalidFormat' }],
    ],
    ['my-phone', { phone: '0123456789012' }, [{ field: 'phone', code: 'invalidFormat' }]],
    ['my-phone', { phone: '01234567890' }, [{ field: 'phone', code: 'invalidFormat' }]],
    ['ph-phone', { phone: '+84 912 345 678' }, [{ field: 'phone', code: 'invalidFormat' }]],
    ['ph-phone', { phone: '09171234567', iban: 'x' }, [{ field: 'iban', code: 'invalidType' }]],
    [
      'ph-phone',
      { phone: '09171234567', constructor: 'x' },
      [{ field: 'constructor', code: 'invalidType' }],
    ],
  ])('%s refuses %j', (code, typed, problems) => {
    expect(readDestination(code, typed)).toEqual({ isValid: false, problems });
  });

  it('have one key however they are typed', () => {
    const key = (phone: string) => {
      const read = readDestination('ph-phone', { phone });
      return read.isValid && accountKey(read.fields);
    };
    expect(key('+639171234567')).toBe(key('0917-123-4567'));
    expect(key('+639171234567')).not.toBe(key('09171234568'));
  });
});

describe('the holder of a destination', () => {
  it.each([
    ['José dela Cruz', 'DELA CRUZ, JOSE'],
    ['Nguyễn Văn Đức', 'NGUYEN VAN DUC'],
    ["Conor O'Neill", 'CONOR ONEILL'],
    ['Anne-Marie Smith', 'SMITH ANNE MARIE'],
    ['Иван Иванов', 'ИВАНОВ ИВАН'],
    ['王小明', '王小明'],
    ['राम शर्मा', 'शर्मा राम'],
    ['Jose\u0301 dela\u00a0Cruz', 'JOS\u00c9 DELA CRUZ'],
    ['Ana\u200b Cr\u00aduz', 'ANA CRUZ'],
    ['Ａｎａ　Ｃｒｕｚ', 'ana cruz'],
    ['सूर्\u200dय', 'सूर्य'],
    ['Sean O’Brien', "SEAN O'BRIEN"],
  ])('%s is %s', (one, other) => expect(isSameHolder(one, other)).toBe(true));
  it.each([
    ['Jose dela Cruz', 'Maria dela Cruz'],
    ['Jose dela Cruz', 'Jose Cruz'],
    ['Иван Иванов', 'Ivan Ivanov'],
    ['王小明', '王小民'],
    ['', ''],
    ['.', '-'],
  ])('%s is not %s', (one, other) => expect(isSameHolder(one, other)).toBe(false));
});

describe('a withdrawal', () => {
  it('keeps its money aside until one of four last states, and is cancelled only before it is sent', () => {
    expect(withdrawalStates.filter((state) => !isWithdrawalOpen(state))).toEqual([
      'paid',
      'refused',
      'failed',
      'cancelled',
    ]);
    expect(withdrawalStates.filter(isWithdrawalCancellable)).toEqual([
      'requested',
      'checking',
      'approved',
    ]);
    expect(withdrawalSteps.sent).toEqual(['paid', 'failed']);
  });

  it.each([
    ['none', {}, []],
    ['its amount', { amountMinor: 1_001n }, ['amount']],
    ['a young account', { ageDays: 2 }, ['accountAge']],
    ['no papers', { isVerified: false }, ['unverified']],
    ['open questions', { riskCount: 1 }, ['risk']],
    ['several', { amountMinor: 2_000n, riskCount: 2 }, ['amount', 'risk']],
  ])('waits for an operator for reasons: %s', (_label, facts, reasons) => {
    const sound = { amountMinor: 1_000n, ageDays: 3, isVerified: true, riskCount: 0 };
    const rules = { autoMaxMinor: 1_000n, autoAgeDays: 3, autoNeedsVerified: true };
    expect(reviewWithdrawal({ ...sound, ...facts }, rules)).toEqual(reasons);
  });
});
