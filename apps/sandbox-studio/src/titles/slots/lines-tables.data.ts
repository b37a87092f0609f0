import type { LinesTable } from '@pavilion/games/slots/lines/lines-table';
import { linesFrom, symbolsOf } from './table-parts.ts';

/** One line of three reels: no feature, and the largest steps between its wins. */
export const singleLineTable: LinesTable = {
  code: 'slot-single-line',
  name: 'slot-single-line',
  version: 1,
  volatility: 'high',
  betUnits: 1,
  rows: 1,
  symbols: symbolsOf('W1234AKQ'),
  strips: [
    'QK4K143QAQAQ1W2QA32K4KQKA3',
    'Q2Q4K3A1Q13K4K2QKAQ4QW4KA3A',
    'K243Q4A4AKW4K2Q3Q2AQA1KAQ3Q',
  ],
  pays: {
    1: { 3: 150 },
    2: { 3: 81 },
    3: { 3: 40 },
    4: { 3: 25 },
    W: { 3: 1025 },
    A: { 3: 15 },
    K: { 3: 10 },
    Q: { 2: 1, 3: 5 },
  },
  lines: linesFrom('000'),
  windowMost: { base: 1025, free: 0 },
};

/** Three reels, five lines, small wins often. */
export const fiveLinesTable: LinesTable = {
  code: 'slot-five-lines',
  name: 'slot-five-lines',
  version: 1,
  volatility: 'low',
  betUnits: 5,
  rows: 3,
  symbols: symbolsOf('W1234AKQ'),
  strips: ['Q23QKAQ4AQK13QKWQ4A24A3K', '4AQKA2QKA43WQK1Q31KQ4AK2', 'KAQK13Q4KA42Q3AWQAK3Q24Q'],
  pays: {
    1: { 3: 145 },
    2: { 3: 71 },
    3: { 3: 39 },
    4: { 3: 25 },
    W: { 3: 235 },
    A: { 3: 14 },
    K: { 3: 9 },
    Q: { 2: 2, 3: 6 },
  },
  lines: linesFrom('111 000 222 012 210'),
  windowMost: { base: 276, free: 0 },
};

/** Five reels, nine lines, wilds on each reel and no feature. */
export const nineLinesTable: LinesTable = {
  code: 'slot-nine-lines',
  name: 'slot-nine-lines',
  version: 1,
  volatility: 'medium',
  betUnits: 50,
  rows: 3,
  symbols: symbolsOf('W1234AKQJ'),
  strips: [
    'A3KJW1AJQA21Q3A4KQJ324JK42KQ4',
    'KJAQKA4W14KAJ3Q21QK2AQJ34J342',
    'J4K32JQK23AKQAWQJ14AJQK4234A1',
    '4W2A41J3KQA21KJ4QKJ32J4QKA3QA',
    'J2K34JAQKA4KA2Q1AWJ2341KQJ4Q3',
  ],
  pays: {
    1: { 3: 265, 4: 1325, 5: 10700 },
    2: { 3: 220, 4: 900, 5: 5300 },
    3: { 3: 185, 4: 525, 5: 2700 },
    4: { 3: 135, 4: 450, 5: 1775 },
    W: { 3: 450, 4: 3600, 5: 26700 },
    A: { 3: 71, 4: 265, 5: 1075 },
    K: { 3: 53, 4: 220, 5: 900 },
    Q: { 3: 44, 4: 180, 5: 700 },
    J: { 3: 36, 4: 105, 5: 355 },
  },
  lines: linesFrom('11111 00000 22222 01210 21012 00100 22122 12221 10001'),
  windowMost: { base: 28725, free: 0 },
};

/** Five reels, ten lines; free spins pay threefold. */
export const tenLinesTripleTable: LinesTable = {
  code: 'slot-ten-lines-triple',
  name: 'slot-ten-lines-triple',
  version: 1,
  volatility: 'high',
  betUnits: 50,
  rows: 3,
  symbols: symbolsOf('W1234AKQJS'),
  strips: [
    'Q13KJ24AJQSA3KAQ43JQ2142KAJK',
    '2A3Q41KA34Q2JKWQ3JKAJK4Q21ASJ',
    'KAQ4JAQ4A3JKW3KJQ123JQK2AS421',
    'WQJ1KQJAQ243JK2JK3Q4KA14A2SA3',
    'KA42KJQ3K1S4JAQ412QKJ2A3JAQ3',
  ],
  pays: {
    1: { 3: 255, 4: 1275, 5: 10100 },
    2: { 3: 210, 4: 850, 5: 5100 },
    3: { 3: 170, 4: 475, 5: 2500 },
    4: { 3: 125, 4: 425, 5: 1700 },
    W: { 3: 425, 4: 3400, 5: 25300 },
    A: { 3: 68, 4: 255, 5: 1025 },
    K: { 3: 51, 4: 210, 5: 850 },
    Q: { 3: 42, 4: 170, 5: 675 },
    J: { 3: 34, 4: 125, 5: 500 },
    S: { 3: 170, 4: 850, 5: 4200 },
  },
  lines: linesFrom('11111 00000 22222 01210 21012 00100 22122 12221 10001 10101'),
  freeSpins: {
    scatters: 3,
    spins: 10,
    added: 10,
    spinsMax: 30,
    factor: 3,
    strips: [
      '3AS4KQ4JA4Q123JAQKJA1QKJ32K',
      'AKJA31JA4W3QK12QJKA4QS42KQJ3',
      'K2JAQWJ4K3Q423JAKQA1KQ4SA1J3',
      'AJ3KA4K1QAJQ43JSKAJK2Q31WQ24',
      '3AJS2QA3KQ2JK41K41Q34AJKAJQ',
    ],
  },
  windowMost: { base: 11050, free: 12810 },
};

/** Five reels, twenty lines; free spins on strips with more wilds, and more of them in the feature. */
export const twentyLinesRetriggerTable: LinesTable = {
  code: 'slot-twenty-lines-retrigger',
  name: 'slot-twenty-lines-retrigger',
  version: 1,
  volatility: 'medium',
  betUnits: 100,
  rows: 3,
  symbols: symbolsOf('W1234AKQJS'),
  strips: [
    'KQA42A3QJ1K2J3AKQ42WQJ4KSJ13A',
    'QA3KJAK1SQJ4KJAQ42QA2W4K32J13',
    '4A2KQJ31A3JKQWJ2SA4JK1Q24A3KQ',
    'ASQ32A3JK4J1AQW3J4K24AQ1KQJK2',
    '1J2QKS34KA1J3QW3QKAJ4QA2KJ42A',
  ],
  pays: {
    1: { 3: 230, 4: 1175, 5: 9100 },
    2: { 3: 190, 4: 750, 5: 4700 },
    3: { 3: 150, 4: 475, 5: 2300 },
    4: { 3: 115, 4: 380, 5: 1525 },
    W: { 3: 380, 4: 3000, 5: 22800 },
    A: { 3: 61, 4: 230, 5: 900 },
    K: { 3: 46, 4: 195, 5: 750 },
    Q: { 3: 38, 4: 150, 5: 600 },
    J: { 3: 30, 4: 115, 5: 450 },
    S: { 3: 255, 4: 1025, 5: 5100 },
  },
  lines: linesFrom(
    '11111 00000 22222 01210 21012 00100 22122 12221 10001 10101 12121 01010 21212 11011 11211 01110 21112 02020 20202 00200',
  ),
  freeSpins: {
    scatters: 3,
    spins: 8,
    added: 4,
    spinsMax: 24,
    factor: 1,
    strips: [
      '23K1Q2W41AS3JA43QJ4QAKQJK',
      'KJ1WKJ4123QASKAWJQ34KAQ342',
      '3KS3JAK214JWQK14AQJAW243QA',
      'WAQJK34QA2WSJ4KQJ3KJ214A13',
      '1Q3KJ234QAJ4AQJ31KS2WQ4AK',
    ],
  },
  windowMost: { base: 30325, free: 39415 },
};

/** Five reels, 25 lines; fifteen free spins pay twofold. */
export const twentyFiveLinesDoubleTable: LinesTable = {
  code: 'slot-25-lines-double',
  name: 'slot-25-lines-double',
  version: 1,
  volatility: 'medium',
  betUnits: 100,
  rows: 3,
  symbols: symbolsOf('W1234AKQJS'),
  strips: [
    'QK4JQ23JK2AKW134Q1KAQJAS4AJ23',
    'AKJ1WJKAQ2A3SK3A1Q42KJ4Q234QJ',
    'JK24QJK4AJWAQ32AJQ2K31SQ43KA1',
    'QKAQ42J1KAQ3A2JSKJ4A3K13JQW42',
    'J3KJ1AK3QKA32K4A2JQ4S1JQAWQ24',
  ],
  pays: {
    1: { 3: 160, 4: 800, 5: 6200 },
    2: { 3: 135, 4: 525, 5: 3200 },
    3: { 3: 105, 4: 315, 5: 1575 },
    4: { 3: 80, 4: 260, 5: 1050 },
    W: { 3: 265, 4: 2100, 5: 15900 },
    A: { 3: 42, 4: 160, 5: 625 },
    K: { 3: 32, 4: 135, 5: 525 },
    Q: { 3: 25, 4: 105, 5: 425 },
    J: { 3: 21, 4: 79, 5: 320 },
    S: { 3: 105, 4: 625, 5: 5300 },
  },
  lines: linesFrom(
    '11111 00000 22222 01210 21012 00100 22122 12221 10001 10101 12121 01010 21212 11011 11211 01110 21112 02020 20202 00200 10201 12021 22022 02220 20002',
  ),
  freeSpins: {
    scatters: 3,
    spins: 15,
    added: 5,
    spinsMax: 30,
    factor: 2,
    strips: [
      '21JKQAJ34KWQ4K12Q43KAQ2J3SA',
      'WK2Q12K3143SQAKJA42J3AJ4QKA',
      'AKJA341A31A4Q2JW42JQK3QK2SJ',
      'KAJW4QJA42JQ1K423Q23QA3KS1J',
      '2AQ1KQJ24S34234JKQAW3K1QAJK',
    ],
  },
  windowMost: { base: 18740, free: 20911 },
};

/** Five reels of four rows, forty lines, symbols in stacks. */
export const fortyLinesStackedTable: LinesTable = {
  code: 'slot-40-lines-stacked',
  name: 'slot-40-lines-stacked',
  version: 1,
  volatility: 'medium',
  betUnits: 100,
  rows: 4,
  symbols: symbolsOf('W1234AKQJ'),
  strips: [
    '112AKKWWJJJQQKK441AAA33344JQQ2223',
    '444422AA33JJ3311KKK221JJWWQQQQAAK',
    '442222JJ11AAAAJJ44KK1W33KK33WWQQQQ',
    '1143AAAAWWQQQQ222JJ12KKKJJ333444K',
    'QQQQAAAA114433KKKKWW22JJJJ2233441',
  ],
  pays: {
    1: { 3: 53, 4: 265, 5: 2100 },
    2: { 3: 44, 4: 175, 5: 1050 },
    3: { 3: 34, 4: 105, 5: 525 },
    4: { 3: 25, 4: 88, 5: 350 },
    W: { 3: 88, 4: 700, 5: 5300 },
    A: { 3: 14, 4: 53, 5: 210 },
    K: { 3: 11, 4: 44, 5: 175 },
    Q: { 3: 9, 4: 35, 5: 140 },
    J: { 3: 7, 4: 26, 5: 105 },
  },
  lines: linesFrom(
    '00000 01210 10101 01110 00100 01010 10001 11011 00111 11100 11111 12321 21212 12221 11211 12121 21112 22122 11222 22211 22222 32323 23332 22322 23232 32223 33233 22333 33322 33333 30003 03330 31013 02320 13231 20102 12021 21312 10012 23321',
  ),
  windowMost: { base: 55543, free: 0 },
};
