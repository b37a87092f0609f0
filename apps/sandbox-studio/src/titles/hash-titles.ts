import type { FamilyCode } from './families.ts';
import type { StudioTitle } from './title.types.ts';

const hash = (family: FamilyCode, subject: string, sides: readonly string[]): StudioTitle => ({
  family,
  scene: 'hash',
  subject,
  fixed: {},
  fields: [{ kind: 'choice', name: 'side', values: sides }],
});

export const hashTitles: Readonly<Record<string, StudioTitle>> = {
  'LODESTAR/hash-highway': hash('hash-big-small', 'road', ['big', 'small']),
  'QUICKSTONE/block-parity': hash('hash-odd-even', 'stone', ['odd', 'even']),
  'QUICKSTONE/hash-dice': {
    family: 'dice',
    scene: 'dice',
    subject: 'stone',
    fixed: {},
    fields: [
      { kind: 'choice', name: 'direction', values: ['over', 'under'] },
      { kind: 'decimal', name: 'target', value: '50.50', min: '2.00', max: '98.00' },
    ],
    volatility: 'medium',
  },
  'VOLTHASH/volt-baccarat-hash': hash('hash-banker-player', 'bolt', ['banker', 'player', 'tie']),
  'VOLTHASH/merkle-wheel': {
    family: 'wheel',
    scene: 'wheel',
    subject: 'bolt',
    fixed: { segments: 50 },
    fields: [{ kind: 'choice', name: 'risk', values: ['low', 'medium', 'high'] }],
    bets: ['50 segments'],
    volatility: 'high',
  },
  'VOLTHASH/niu-niu-chain': hash('hash-niu-niu', 'bull', ['banker', 'player']),
  'VOLTHASH/lucky-tail': hash('hash-lucky', 'tail', ['lucky']),
  'VOLTHASH/odd-even-block': hash('hash-odd-even', 'bolt', ['odd', 'even']),
};
