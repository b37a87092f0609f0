import '../testing/dom.ts';
import { act } from 'react';
import { expect, it } from 'vitest';
import { create } from 'zustand';
import { mount } from '../testing/mount.tsx';
import { useOnceTrue } from './use-once-true.ts';

const useAnswer = create(() => ({ isAwaited: true }));
const set = (isAwaited: boolean) => act(async () => useAnswer.setState({ isAwaited }));

function Form() {
  return useOnceTrue(!useAnswer().isAwaited) ? <input aria-label="Amount" /> : <p>Wait</p>;
}

it('what waited for an answer stands from then on, and keeps what was written while it is asked for again', async () => {
  const { element, unmount } = await mount(<Form />);
  expect(element.textContent).toBe('Wait');
  await set(false);
  const input = element.querySelector('input');
  if (!input) throw new Error('there is no field');
  input.value = '500';
  await set(true);
  expect(element.querySelector('input')?.value).toBe('500');
  await unmount();
});
