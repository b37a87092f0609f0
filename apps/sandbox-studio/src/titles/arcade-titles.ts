import type { TowerDifficulty } from '@pavilion/games/arcade/tower/tower.game';
import type { StudioTitle } from './title.types.ts';

const tower = (subject: string, difficulties: readonly TowerDifficulty[]): StudioTitle => ({
  family: 'tower',
  scene: 'tower',
  subject,
  fixed: {},
  fields: [{ kind: 'choice', name: 'difficulty', values: difficulties }],
  bets: difficulties.map((difficulty) => `${difficulty},`),
});

const mines = (subject: string, counts: readonly number[]): StudioTitle => ({
  family: 'mines',
  scene: 'mines',
  subject,
  fixed: {},
  fields: [{ kind: 'choice', name: 'mines', values: counts }],
  bets: counts.map((count) => `${count} mines`),
});

const plinko = (subject: string, rows: number, risks: readonly string[]): StudioTitle => ({
  family: 'plinko',
  scene: 'plinko',
  subject,
  fixed: { rows },
  fields: [{ kind: 'choice', name: 'risk', values: risks }],
  bets: risks.map((risk) => `${rows} rows, ${risk}`),
});

const picks = (
  subject: string,
  risks: readonly string[],
  scene: 'picks' | 'invaders' = 'picks',
): StudioTitle => ({
  family: 'keno',
  scene,
  subject,
  fixed: {},
  fields: [{ kind: 'choice', name: 'risk', values: risks }],
});

const row = (subject: string, scene: 'row' | 'whack' = 'row'): StudioTitle => ({
  family: 'diamonds',
  scene,
  subject,
  fixed: {},
  fields: [],
});

/** Arcade games, and the lottery's quick draws, which are the same game. */
export const arcadeTitles: Readonly<Record<string, StudioTitle>> = {
  'EVOPLAY/penalty-parade': tower('ball', ['easy', 'medium', 'master']),
  'EVOPLAY/goblin-gate': tower('gate', ['medium', 'expert']),
  'BRIGHTFOX/foxhole-dash': tower('fox', ['easy', 'hard']),
  'BRIGHTFOX/whack-the-vault': row('vault', 'whack'),
  'JUMBLE/block-buster-row': row('block'),
  'JUMBLE/marble-mile': plinko('marble', 16, ['low', 'medium']),
  'KITEWORKS/mines-of-kite-hill': mines('kite', [1, 3, 5, 10]),
  'KITEWORKS/plinko-terrace': plinko('terrace', 12, ['low', 'medium', 'high']),
  'KITEWORKS/tower-climb': tower('tower', ['easy', 'medium', 'hard', 'expert', 'master']),
  'PIXELPAW/paw-invaders': picks('invader', ['medium', 'high'], 'invaders'),
  'PIXELPAW/coin-muncher-88': {
    family: 'coin-flip',
    scene: 'coin',
    subject: 'muncher',
    fixed: {},
    fields: [{ kind: 'choice', name: 'side', values: ['heads', 'tails'] }],
  },
  'PIXELPAW/claw-machine-cats': {
    family: 'wheel',
    scene: 'claw',
    subject: 'cat',
    fixed: { segments: 20 },
    fields: [{ kind: 'choice', name: 'risk', values: ['low', 'medium', 'high'] }],
    bets: ['20 segments'],
  },
  'EASTGATE/east-gate-keno': picks('lantern', ['low', 'medium']),
  'OCTAVO/lucky-eight-keno': picks('ball', ['medium', 'high']),
  'SUNDIAL/solar-keno': picks('sun', ['low', 'high']),
};
