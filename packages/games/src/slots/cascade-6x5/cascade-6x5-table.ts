import type { BookGoal } from '../book/build-book.ts';
import type { CascadeTable } from '../cascade/cascade-rounds.ts';
import { symbolsFrom } from '../symbols-from.ts';

/**
 * Six reels of five rows; eight of a kind anywhere pay and fall out. Pays in twentieths of the
 * stake.
 */
export const cascade6x5Table: CascadeTable = {
  code: 'cascade-6x5',
  name: 'Gemstone Grotto',
  version: 1,
  volatility: 'high',
  betUnits: 20,
  rows: 5,
  symbols: symbolsFrom(
    'D diamond, R ruby, E emerald, P sapphire, A amethyst, T topaz, O opal, Q quartz, S geode scatter, X lantern multiplier',
  ),
  strips: [
    'AOOQAAQQSOATDREAOOXTRPDAQRETEPQEPOORDTOQDQTPQPQT',
    'OOAOPATQEOQPQTOAOOTRXEPEQTRDDRAQPQTQPDETQRSADAQO',
    'QAAPPQDTPOQRTETQAADAOESQQOPQRXQQROOTEPROAOETDDOT',
    'POOQEAQSTQTODQRPATORDATAQQEAOTTPEQRPRAQDOXPDQEOO',
    'PQXQTQROPQTQQSEQADADAQREPDREAORQTATOTAPEOOOODTPO',
    'QQRORTARDOEEOTQOXAPPTPTQDOTOSPEQOQADAPOAAQRQDQTE',
  ],
  freeStrips: [
    'ORQTOAQOETTQRQPAPRTXEQDAXPEPOOQEAOQSOQTOQTTDDDRXPAA',
    'EOPTEXPTQSXOXAEDEORTQOTQQAQOQTTDDAPTOOOQRQAPPADRQRA',
    'EDTXOPORQAPQAAQTPQQDQOEAREXATOQQRADTEOOPOTTPTOSXRDQ',
    'PDOAQQDEDXOPOOTTXQOQPQTTRTRXQRQORDOEOEAAQQTAPSAATEP',
    'DTEDATTOQQTQQPOQRQORDPDTPTOOROORXAPXAAXAQEASOQEPETQ',
    'TRATQQPAOQEOPPXTXAODQRTEDTERDQTTOQQOSPPAAQOXDQEAROO',
  ],
  pays: {
    D: { 8: 100, 10: 250, 12: 1000 },
    R: { 8: 40, 10: 120, 12: 500 },
    E: { 8: 20, 10: 60, 12: 240 },
    P: { 8: 14, 10: 30, 12: 160 },
    A: { 8: 8, 10: 20, 12: 100 },
    T: { 8: 6, 10: 16, 12: 80 },
    O: { 8: 4, 10: 10, 12: 60 },
    Q: { 8: 3, 10: 8, 12: 40 },
    S: { 4: 40, 5: 100, 6: 2000 },
  },
  factors: [
    [2, 120],
    [3, 80],
    [4, 60],
    [5, 50],
    [6, 30],
    [8, 25],
    [10, 20],
    [15, 10],
    [20, 6],
    [25, 4],
    [50, 2],
    [100, 1],
  ],
  freeSpins: { scatters: 4, spins: 10, again: 3, added: 5, spinsMax: 30 },
  mostUnits: 100_000,
  buyUnits: 1_000,
};

/** What its book is made for. */
export const cascade6x5Goal: BookGoal = {
  plainRows: 24_000,
  forcedRows: 8_000,
  hitRate: 0.32,
  featureOneIn: 200,
  rtp: [24n, 25n],
  buyRtp: [24n, 25n],
};
