import { expect, test } from 'vitest';
import { checkDemoStudios, studiosOf } from './demo-studios.ts';
import { file, readRepository } from './support/repository.ts';

const repository = readRepository();

test('the product knows no studio of its demo', () => {
  expect(studiosOf(repository).length).toBeGreaterThan(40);
  expect(checkDemoStudios(repository)).toEqual([]);
});

const studios = file(
  'apps/sandbox-studio/src/titles/providers.data.ts',
  "row('NIGHTJAR', 'Nightjar', {}), row('EVOPLAY', 'Evoplay', {})",
);
const service = 'apps/server/src/modules/games/catalogue/games.service.ts';

test.each([
  ['a code', service, "launch('NIGHTJAR')", 1],
  ['a name', 'packages/domain/src/providers/index.ts', "{ name: 'Nightjar' }", 1],
  ['part of a word', service, "'NIGHTJARS'", 0],
  ['a comment', service, '// as NIGHTJAR has it', 0],
  ['a provider of the specification', service, "'EVOPLAY'", 0],
  ['the demo', 'apps/server/src/demo/seed/demo-choices.data.ts', "'NIGHTJAR/raven-reels'", 0],
  ['a test', 'apps/server/src/modules/games/play/launch.test.ts', "'NIGHTJAR'", 0],
])('%s', (_what, path, text, count) => {
  expect(checkDemoStudios([studios, file(path, text)])).toHaveLength(count);
});
