import { expect, test } from 'vitest';
import { checkModules } from './modules.ts';
import { file, readRepository } from './support/repository.ts';

test('every module of the server has its README, its module.ts and its row', () => {
  expect(checkModules(readRepository())).toEqual([]);
});

const readme = file('apps/server/src/modules/rewards/vip/README.md');
const door = file('apps/server/src/modules/rewards/vip/module.ts');
const list = file(
  'apps/server/src/modules/rewards/area.ts',
  "import { vipModule } from './vip/module.ts';",
);
const demoList = file('apps/server/src/demo/area.ts', '');

test.each([
  ['nothing when all is there', [readme, door, list], []],
  ['a missing README', [door, list], ['modules/rewards/vip has no README.md']],
  ['a missing door', [readme, list], ['modules/rewards/vip has no module.ts']],
  [
    'a missing row',
    [readme, door],
    ['modules/rewards/vip is not in apps/server/src/modules/rewards/area.ts'],
  ],
  [
    'an area that is none',
    [file('apps/server/src/modules/bonuses/wheel/module.ts')],
    ['bonuses is no area'],
  ],
  [
    'a part of the demo without any',
    [file('apps/server/src/demo/crowd/x.ts'), demoList],
    [
      'demo/crowd has no README.md',
      'demo/crowd has no module.ts',
      'demo/crowd is not in apps/server/src/demo/area.ts',
    ],
  ],
])('the check notices %s', (_what, files, violations) => {
  expect(checkModules(files)).toEqual(violations);
});
