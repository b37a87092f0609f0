import '../../../testing/dom.ts';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mount } from '../../../testing/mount.tsx';
import { ExternalGame } from './external-game.tsx';
import type { GameEvent } from './frame-messages.ts';
import type { LaunchedGame } from './use-launch.ts';

/** Says what the game in the page would. */
let say: (event: GameEvent) => void = () => undefined;
vi.mock('./frame-in-frame.ts', async (original) => ({
  ...(await original<object>()),
  putGame: (_holder: unknown, _said: unknown, heard: typeof say) => {
    say = heard;
    return { say: () => undefined, close: () => undefined };
  },
}));

const game = {
  provider_code: 'KITEWORKS',
  provider_name: 'Kiteworks',
  game_code: 'paper-kite',
  game_name: 'Paper Kite',
  game_type: 'crash',
  img_url: '/media/games/KITEWORKS/paper-kite/poster.webp',
  placeholder: '#111111',
};
const inWindow = { ...game, provider_code: 'EVOPLAY', provider_name: 'Evoplay' };
const opened = {
  statusCode: 1,
  message: 'OK',
  launch: 'embed',
  mode: 'demo',
  url: 'https://studio.test/launch',
};
const other = {
  ...game,
  provider_code: 'PAVILION',
  game_code: 'limbo',
  game_name: 'Limbo',
  is_playable: true,
};

const info = {
  ...{
    engine: 'external',
    launch: 'popup',
    version: 0,
    provider_name: 'Evoplay',
    game_name: 'Kite',
  },
  ...{
    provider_code: 'EVOPLAY',
    game_code: 'paper-kite',
    game_type: 'crash',
    params: {},
    rules: '',
  },
  rtp: [{ bet: 'base', rtp: '0.95710000', exact: null }],
  volatility: 'high',
  max_multiplier: '500.00',
  stake: { min: '10.00', max: '100.00', currency: 'PHP' },
  flags: { autobet: false, turbo: false, buy: false, demo: true },
};

/** What the server answers to `launch`. */
let answer: () => Response;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) =>
    address.endsWith('/play/launch')
      ? answer()
      : address.endsWith('/play/game_info')
        ? Response.json({ statusCode: 1, message: 'OK', value: info })
        : Response.json({
            statusCode: 1,
            message: 'OK',
            value: [
              { ...other, game_code: 'shut', game_name: 'Shut Door', is_closed: true },
              other,
            ],
            total: 2,
            next_cursor: null,
          }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = async (shown: LaunchedGame) => {
  const mounted = await mount(<ExternalGame game={shown} mode="demo" />);
  await wait(10);
  return mounted;
};

const refusedWith = (message: string, statusDetail?: string) => () =>
  Response.json({ statusCode: -403, message, errors: [], ...(statusDetail && { statusDetail }) });

it.each([
  ['country', 'does not offer this game in your country'],
  ['maintenance', 'is working on this game'],
  ['switchedOff', 'switched off for the moment'],
  ['notServed', 'does not offer this game here yet'],
])('a game that is refused by %s says so and names one that opens', async (reason, words) => {
  answer = refusedWith('gameUnavailable', reason);
  const { element, unmount } = await show(game);
  expect(element.textContent).toContain(words);
  expect(element.textContent).toContain('Play Limbo');
  expect(element.querySelector('iframe')).toBeNull();
  await unmount();
});

it('a player at his limit is offered the game with play money, and no other that would take a stake', async () => {
  answer = refusedWith('gameUnavailable', 'limit');
  const onPlayMoney = vi.fn();
  const { element, unmount } = await mount(
    <ExternalGame game={game} mode="real" onPlayMoney={onPlayMoney} />,
  );
  await wait(10);
  expect(element.textContent).toContain('leaves no room for a stake');
  expect(element.textContent).not.toContain('Play Limbo');
  expect(element.querySelector('a[href="/responsible-gaming"]')).not.toBeNull();
  const button = [...element.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Play money',
  );
  await act(async () => button?.click());
  expect(onPlayMoney).toHaveBeenCalledOnce();
  await unmount();
});

it('whose account may not play is offered no game', async () => {
  answer = refusedWith('selfExcluded');
  const { element, unmount } = await show(game);
  expect(element.textContent).toContain('This game cannot be opened now');
  expect(element.textContent).not.toContain('Play Limbo');
  expect(element.textContent).not.toContain('Play money');
  await unmount();
});

it('a studio that answers never is given up, and can be asked again', async () => {
  answer = () => Response.json(opened);
  const { element, unmount } = await show(game);
  expect(element.querySelector('iframe')?.getAttribute('src')).toBe(
    '/frame/game?provider=KITEWORKS',
  );
  expect(element.textContent).toContain('Kiteworks is starting the game');
  await wait(20_000);
  expect(element.textContent).toContain('Nothing was staked');
  expect(element.querySelector('[role=alert] button')).not.toBeNull();
  await unmount();
});

it('a session that was over before the game stood is opened anew, once', async () => {
  let asked = 0;
  answer = () => {
    asked += 1;
    return Response.json({ ...opened, url: `${opened.url}?${asked}` });
  };
  const { element, unmount } = await show(game);
  const loadFrame = () =>
    act(async () => element.querySelector('iframe')?.dispatchEvent(new Event('load')));
  const lose = async () => {
    await loadFrame();
    await act(async () => say('sessionLost'));
    await wait(10);
  };
  await lose();
  expect(asked).toBe(2);
  expect(element.textContent).toContain('Kiteworks is starting the game');
  await lose();
  expect(asked).toBe(2);
  expect(element.textContent).toContain('This session has ended');
  await unmount();
});

it('a session that ends while the game is played is told, and not opened anew', async () => {
  let asked = 0;
  answer = () => {
    asked += 1;
    return Response.json(opened);
  };
  const { element, unmount } = await show(game);
  await act(async () => element.querySelector('iframe')?.dispatchEvent(new Event('load')));
  await act(async () => say('ready'));
  await act(async () => say('sessionLost'));
  await wait(10);
  expect(asked).toBe(1);
  expect(element.textContent).toContain('This session has ended');
  await unmount();
});

it('a game that opens in a window tells its return before it is opened', async () => {
  answer = () => {
    throw new Error('asked');
  };
  const { element, unmount } = await show(inWindow);
  expect(element.textContent).toContain('95.71');
  expect(element.querySelector('[aria-label="Rules and returns"]')).not.toBeNull();
  await unmount();
});

it('opens as the site agreed with its provider, whatever others do', async () => {
  answer = () => Response.json(opened);
  const { element, unmount } = await show({ ...game, launch: 'popup' });
  expect(element.querySelector('iframe')).toBeNull();
  expect(element.querySelector('button')?.textContent).toContain('Open the game');
  await unmount();
  const other = await show({ ...inWindow, launch: 'embed' });
  expect(other.element.querySelector('iframe')).not.toBeNull();
  await other.unmount();
});

it('a window that the browser keeps closed is told of, and no address is asked for', async () => {
  answer = () => {
    throw new Error('asked');
  };
  vi.stubGlobal('open', () => null);
  const { element, unmount } = await show(inWindow);
  const [button] = element.querySelectorAll('button');
  expect(button?.textContent).toContain('Open the game');
  await act(async () => button?.click());
  expect(element.textContent).toContain('Your browser kept the window closed');
  await unmount();
});
