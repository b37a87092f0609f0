import { expect, test } from 'vitest';
import { checkNotices } from './notices.ts';
import { file, readRepository } from './support/repository.ts';

const repository = readRepository();

test('every notice stands in its module, is declared by it and sent', () => {
  expect(checkNotices(repository)).toEqual([]);
});

test('the check sees the notices there are', () => {
  const doors = /^apps\/server\/src\/modules\/.*\/module\.ts$/;
  const undeclared = repository.filter(({ path }) => !doors.test(path));
  expect(checkNotices(undeclared).length).toBeGreaterThan(20);
});

const vip = 'apps/server/src/modules/rewards/vip';
const notices = file(`${vip}/notices.ts`, 'export const vipRaised = defineNotice<Level>({});');
const door = file(`${vip}/module.ts`, 'defineModule({ notices: [vipRaised] });');
const sender = file(`${vip}/raise.service.ts`, 'vipRaised.to(owner, { name });');

test.each([
  ['nothing when all is there', [notices, door, sender], []],
  [
    'one that is not declared',
    [notices, file(door.path, 'defineModule({ notices: [vipRaisedAgain] }); vipRaised;'), sender],
    [`${vip}/module.ts does not declare the notice vipRaised`],
  ],
  [
    'one whose declaration is a comment',
    [notices, file(door.path, 'defineModule({ /* notices: [vipRaised] */ });'), sender],
    [`${vip}/module.ts does not declare the notice vipRaised`],
  ],
  [
    'one that nothing sends',
    [notices, door, file(`${vip}/raise.test.ts`, 'vipRaised.to(owner, {});')],
    [`the notice vipRaised of ${vip}/ is sent by nothing`],
  ],
  [
    'one that cannot be declared',
    [file(notices.path, `${notices.text} const hidden = defineNotice({});`), door, sender],
    [`${vip}/notices.ts: every notice is an exported constant`],
  ],
  [
    'one in another file',
    [file(sender.path, 'const lost = defineNotice<Level>({});')],
    [`${sender.path}: notices are defined in notices.ts of a module`],
  ],
])('the check notices %s', (_what, files, violations) => {
  expect(checkNotices(files)).toEqual(violations);
});
