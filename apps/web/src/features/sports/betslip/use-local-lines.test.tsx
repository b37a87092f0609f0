import '../../../testing/dom.ts';
import { expect, it } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { sampleSlipLine } from '../../../testing/sample-slip-line.ts';
import type { SlipLine } from './slip.types.ts';
import { useLocalLines } from './use-local-lines.ts';

function Names({ line }: { line: SlipLine }) {
  const [local] = useLocalLines([line]);
  return <p>{[local?.name, local?.eventName, local?.home, local?.away].join(' / ')}</p>;
}

async function namesOf(given: Partial<SlipLine>): Promise<string> {
  const { element, unmount } = await mount(<Names line={{ ...sampleSlipLine, ...given }} />);
  const said = element.textContent;
  await unmount();
  return said;
}

const race = { home: '', away: '', name: '阿什当之星', eventName: '阿什当 第1场' };

it('a runner and its race are called as the page calls them', async () => {
  const names = {
    ...{ home: {}, away: {} },
    event: { EN: 'Ashdown, Race 1', ZH: '阿什当 第1场' },
    own: { EN: 'Ashdown Star', ZH: '阿什当之星' },
  };
  expect(await namesOf({ ...race, names })).toBe('Ashdown Star / Ashdown, Race 1 /  / ');
});

it('what nobody told in the language of the page keeps its name', async () => {
  expect(await namesOf({ ...race, names: { home: {}, away: {} } })).toBe(
    '阿什当之星 / 阿什当 第1场 /  / ',
  );
  expect(await namesOf(race)).toBe('阿什当之星 / 阿什当 第1场 /  / ');
});
