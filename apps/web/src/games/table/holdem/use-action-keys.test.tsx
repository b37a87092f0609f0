import '../../../testing/dom.ts';
import { fireEvent } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { useActionKeys } from './use-action-keys.ts';

function Turn({ onFold }: { onFold: () => void }) {
  useActionKeys({ f: onFold });
  return <input aria-label="Sum" />;
}

const press = (target: Element, modifiers: object = {}): boolean =>
  fireEvent.keyDown(target, { key: 'f', ...modifiers });

it('is for the turn that waits longest, and for none while something is typed', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const one = await mount(<Turn onFold={first} />);
  const other = await mount(<Turn onFold={second} />);
  press(document.body);
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  press(one.element.querySelector('input') ?? document.body);
  press(document.body, { ctrlKey: true });
  expect(first).toHaveBeenCalledTimes(1);
  await one.unmount();
  press(document.body);
  expect(second).toHaveBeenCalledTimes(1);
  await other.unmount();
});
