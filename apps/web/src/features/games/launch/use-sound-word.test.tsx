import '../../../testing/dom.ts';
import type { HostMessage } from '@pavilion/contracts/provider/frame-messages';
import { act } from 'react';
import { expect, it } from 'vitest';
import { useStagePreferences } from '../../../common/play/stage-preferences.ts';
import { mount } from '../../../testing/mount.tsx';
import type { GamePhase } from './use-game-events.ts';
import { useSoundWord } from './use-sound-word.ts';

function Listener({ phase, said }: { phase: GamePhase; said: HostMessage[] }) {
  useSoundWord(
    { current: { say: (message) => said.push(message), close: () => undefined } },
    phase,
  );
  return null;
}
const sound = (on: boolean): HostMessage => ({ source: 'host', event: 'sound', on });
const choose = (isSoundOn: boolean) => act(() => useStagePreferences.setState({ isSoundOn }));

it('a game that is there is told whether it may be heard, and when that changes', async () => {
  choose(false);
  const said: HostMessage[] = [];
  const { unmount } = await mount(<Listener phase="ready" said={said} />);
  expect(said).toEqual([sound(false)]);
  choose(true);
  expect(said.at(-1)).toEqual(sound(true));
  await unmount();
  choose(false);
  expect(said.at(-1)).toEqual(sound(true));
});

it('one that does not answer yet is told nothing', async () => {
  const said: HostMessage[] = [];
  const { unmount } = await mount(<Listener phase="loading" said={said} />);
  choose(true);
  choose(false);
  expect(said).toEqual([]);
  await unmount();
});
