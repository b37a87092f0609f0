import type { WaysTable } from '@pavilion/games/slots/ways/ways-table';
import { symbolsOf } from './table-parts.ts';

/** Three reels, 27 ways; wilds grow over the second and third reel. */
export const ways27Table: WaysTable = {
  code: 'slot-27-ways',
  name: 'slot-27-ways',
  version: 1,
  volatility: 'low',
  betUnits: 10,
  rows: 3,
  symbols: symbolsOf('W1234AKQ'),
  strips: [
    'QK4A32A34KQ213KQ241AKQAKQ4A',
    'KA4KQ12KA2A4QK43Q2A3Q431AQKWQ3',
    '4KQ2KA43QA41KAQ23QKAW4Q1KQ23KA',
  ],
  pays: {
    1: { 3: 44 },
    2: { 3: 21 },
    3: { 3: 12 },
    4: { 3: 6 },
    A: { 3: 2 },
    K: { 3: 2 },
    Q: { 3: 1 },
  },
  windowMost: 693,
};

/** Four reels of four rows, 256 ways, growing wilds. */
export const ways256Table: WaysTable = {
  code: 'slot-256-ways',
  name: 'slot-256-ways',
  version: 1,
  volatility: 'medium',
  betUnits: 100,
  rows: 4,
  symbols: symbolsOf('W1234AKQJT'),
  strips: [
    'AT342KJ1AQJTK1Q24TA3K4QJ',
    '2Q1KJ4AKQT3JA4TQAWT312J4TK',
    'Q41T3KJ234AWQJ1KAJ2TQ4KTA',
    'TQJA12TKJAT243QKT43AWKQJ14',
  ],
  pays: {
    1: { 3: 28, 4: 90 },
    2: { 3: 17, 4: 54 },
    3: { 3: 12, 4: 36 },
    4: { 3: 8, 4: 27 },
    A: { 3: 5, 4: 13 },
    K: { 3: 3, 4: 9 },
    Q: { 3: 2, 4: 7 },
    J: { 3: 2, 4: 5 },
    T: { 3: 1, 4: 4 },
  },
  windowMost: 11392,
};

/** Five reels, 243 ways, growing wilds. */
export const ways243Table: WaysTable = {
  code: 'slot-243-ways',
  name: 'slot-243-ways',
  version: 1,
  volatility: 'high',
  betUnits: 100,
  rows: 3,
  symbols: symbolsOf('W1234AKQJ'),
  strips: [
    '2JQ4K2JK3AQ3A1JQK4A3KQ4JQAJQ',
    'K13QJKA3Q2KAJKQAJQ432W4JAQJ4A',
    '2Q1W4AKJ3KAQ4JQ3K4QAJQJ2KQAJ3',
    'KJ43QA4QAKJAWKJA2JQ3143QA2KJQ',
    'KJ34QAKQAJQWJQKJA3JQ12Q4AK234',
  ],
  pays: {
    1: { 3: 64, 4: 205, 5: 650 },
    2: { 3: 38, 4: 125, 5: 395 },
    3: { 3: 26, 4: 82, 5: 265 },
    4: { 3: 19, 4: 62, 5: 195 },
    A: { 3: 9, 4: 29, 5: 92 },
    K: { 3: 6, 4: 21, 5: 66 },
    Q: { 3: 5, 4: 16, 5: 53 },
    J: { 3: 4, 4: 12, 5: 39 },
  },
  windowMost: 81567,
};

/** Five reels of four rows, 1024 ways, growing wilds. */
export const ways1024Table: WaysTable = {
  code: 'slot-1024-ways',
  name: 'slot-1024-ways',
  version: 1,
  volatility: 'high',
  betUnits: 200,
  rows: 4,
  symbols: symbolsOf('W1234AKQJT'),
  strips: [
    'Q4TJTK2Q4K31AQJT4KA23JA1',
    'J3AK4TJQKT1JWT3QA2TK42AQ41',
    'Q2JT4AJQTWA4132QKT31KJ4AK',
    'QKA4JWQT134TKJA42QTA3K2JT1',
    'AJ3K2TAWJTQ4AK12J4QKT3Q14',
  ],
  pays: {
    1: { 3: 17, 4: 55, 5: 175 },
    2: { 3: 10, 4: 33, 5: 105 },
    3: { 3: 7, 4: 22, 5: 70 },
    4: { 3: 5, 4: 16, 5: 53 },
    A: { 3: 2, 4: 8, 5: 25 },
    K: { 3: 2, 4: 5, 5: 17 },
    Q: { 3: 1, 4: 4, 5: 14 },
    J: { 3: 1, 4: 3, 5: 11 },
    T: { 3: 1, 4: 3, 5: 9 },
  },
  windowMost: 80640,
};

/** Six reels, 729 ways, growing wilds: long odds on full rows. */
export const ways729Table: WaysTable = {
  code: 'slot-729-ways',
  name: 'slot-729-ways',
  version: 1,
  volatility: 'extreme',
  betUnits: 200,
  rows: 3,
  symbols: symbolsOf('W1234AKQJ'),
  strips: [
    'QA24JAQJKQJ34KQA3KQ123JAQKJ4',
    '43J4A3QJKA2QJKQ3K2AJQAW1J4AKQ',
    'JQK2QA14QJ34QA3KWJKQJAK32QJ4A',
    'JQ43AQWAK2JQA3JA1J4KAQKJ2K4Q3',
    'Q3JQA4QKJ4KA3124Q2AJKQWAJQ3JK',
    'AJ4A3QJK23QJ41JAKQWAKQ34AKJQ2',
  ],
  pays: {
    1: { 3: 57, 4: 185, 5: 575, 6: 1850 },
    2: { 3: 34, 4: 110, 5: 350, 6: 1150 },
    3: { 3: 24, 4: 73, 5: 235, 6: 750 },
    4: { 3: 17, 4: 55, 5: 175, 6: 550 },
    A: { 3: 8, 4: 25, 5: 82, 6: 260 },
    K: { 3: 6, 4: 18, 5: 58, 6: 190 },
    Q: { 3: 6, 4: 15, 5: 47, 6: 150 },
    J: { 3: 3, 4: 11, 5: 35, 6: 110 },
  },
  windowMost: 911250,
};
