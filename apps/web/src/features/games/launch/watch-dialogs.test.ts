import '../../../testing/dom.ts';
import { expect, it } from 'vitest';
import { watchDialogs } from './watch-dialogs.ts';

const observed = () => new Promise((resolve) => setTimeout(resolve, 20));

it('tells once that a dialog stands over the page, and once that the last is gone', async () => {
  const root = document.createElement('main');
  document.body.append(root);
  const told: boolean[] = [];
  const end = watchDialogs(root, (isCovered) => told.push(isCovered));
  const [first, second] = [document.createElement('dialog'), document.createElement('dialog')];
  root.append(first);
  await observed();
  expect(told).toEqual([]);
  first.setAttribute('open', '');
  await observed();
  second.setAttribute('open', '');
  root.append(second);
  await observed();
  expect(told).toEqual([true]);
  first.removeAttribute('open');
  await observed();
  expect(told).toEqual([true]);
  second.remove();
  await observed();
  expect(told).toEqual([true, false]);
  end();
  first.setAttribute('open', '');
  await observed();
  expect(told).toEqual([true, false]);
});
