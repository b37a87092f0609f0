import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyUser, useUserStore, type FavouriteGame } from '../stores/user.store.ts';
import { toggleFavourite } from './favourites.ts';
import { refreshFavourites } from './sign-in.ts';

const game = (game_code: string): FavouriteGame => ({
  game_code,
  game_name: game_code,
  game_type: 'slot_game',
  game_image: '',
  provider_code: 'AURUM',
});
const wired = ({ game_image, ...rest }: FavouriteGame) => ({ ...rest, img_url: game_image });
const [midas, bandito] = [game('midas'), game('bandito')];

/** What was asked and waits for its answer, in order. */
let asked: ((games: FavouriteGame[] | 'refused') => void)[] = [];
const refusal = { statusCode: -1, message: 'systemBusy' };

const shown = () => useUserStore.getState().game_fav_list.map(({ game_code }) => game_code);

beforeEach(() => {
  asked = [];
  vi.stubGlobal('location', { hostname: 'casino1.test' });
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } });
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((done) =>
        asked.push((games) =>
          done(
            Response.json(
              games === 'refused'
                ? refusal
                : { statusCode: 1, message: 'OK', value: games.map(wired) },
            ),
          ),
        ),
      ),
  );
  useUserStore.setState({
    ...emptyUser,
    isAuthenticated: true,
    token: 'a',
    user: { ...emptyUser.user, account_id: 'ana' },
    game_fav_list: [midas],
  });
});
afterEach(() => vi.unstubAllGlobals());

it('favourites come from the server', async () => {
  const done = refreshFavourites();
  asked[0]?.([bandito, midas]);
  await done;
  expect(shown()).toEqual(['bandito', 'midas']);
});

it('an answer from before a change does not undo it', async () => {
  const done = refreshFavourites();
  useUserStore.setState({ game_fav_list: [] });
  asked[0]?.([midas]);
  await expect.poll(() => asked).toHaveLength(2);
  expect(shown()).toEqual([]);
  asked[1]?.([]);
  await done;
  expect(shown()).toEqual([]);
});

it('an answer for another player is dropped', async () => {
  const done = refreshFavourites();
  useUserStore.setState({ token: 'b', game_fav_list: [bandito] });
  asked[0]?.([midas]);
  await done;
  expect(shown()).toEqual(['bandito']);
});

it('a refused change goes back and leaves the changes after it alone', async () => {
  const taken = toggleFavourite(wired(midas));
  const added = toggleFavourite(wired(bandito));
  expect(shown()).toEqual(['bandito']);
  asked[0]?.('refused');
  asked[1]?.([]);
  await Promise.all([taken, added]);
  expect(shown()).toEqual(['midas', 'bandito']);
});

it('favourites are asked for after a change has reached the server', async () => {
  const added = toggleFavourite(wired(bandito));
  const done = refreshFavourites();
  await Promise.resolve();
  expect(asked).toHaveLength(1);
  asked[0]?.([]);
  await added;
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]?.([bandito, midas]);
  await done;
  expect(shown()).toEqual(['bandito', 'midas']);
});
