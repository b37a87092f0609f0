import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { getBalance, login, sessionEnd, sessionList } from '@pavilion/contracts';
import { describeServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';

const answerOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: CallFailure) => `${-error.statusCode} ${error.code}`,
  );

describeServer('a player’s own sessions', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  const signInAgain = async ({ me, password }: TestPlayer) => {
    server.advance(1000);
    const { token } = await server.call(login, { ...me, password });
    return { ...me, auth: token };
  };
  const list = (me: TestPlayer['me'], page: { cursor?: string; limit?: number } = {}) =>
    server.call(sessionList, { ...me, ...page });

  it('are listed newest first, page by page, with where they came from, and end one by one', async () => {
    server.comeFrom('203.0.113.9');
    const player = await server.signUpPlayer();
    server.comeFrom('127.0.0.1');
    const second = await signInAgain(player);
    const { value, next_cursor } = await list(second);
    expect(value).toMatchObject([
      { is_current: true, place: '127.0.0.*', device: '' },
      { is_current: false, place: '203.0.113.*' },
    ]);
    expect(next_cursor).toBeNull();
    const first = await list(second, { limit: 1 });
    expect(first.value).toEqual(value.slice(0, 1));
    const rest = await list(second, { limit: 1, cursor: first.next_cursor ?? '' });
    expect(rest).toEqual({ ...rest, value: value.slice(1), next_cursor: null });
    const session_id = value[1]?.session_id ?? '';
    expect(await answerOf(server.call(sessionEnd, { ...second, session_id }))).toBe('OK');
    expect(await answerOf(server.call(getBalance, player.me))).toBe('401 sessionExpired');
    expect(await answerOf(server.call(sessionEnd, { ...second, session_id }))).toBe('404 notFound');
    expect((await list(second)).value).toHaveLength(1);
  });

  it('end all at once, also the one that asks', async () => {
    const player = await server.signUpPlayer();
    const second = await signInAgain(player);
    expect(await answerOf(server.call(sessionEnd, { ...second, all: true }))).toBe('OK');
    for (const me of [player.me, second])
      expect(await answerOf(server.call(getBalance, me))).toBe('401 sessionExpired');
  });

  it('are nobody else’s: another player’s, a made-up and no id end nothing', async () => {
    const player = await server.signUpPlayer();
    const other = await server.signUpPlayer();
    const [own] = (await list(player.me)).value;
    const end = (fields: object) => answerOf(server.call(sessionEnd, { ...other.me, ...fields }));
    expect(await end({ session_id: own?.session_id })).toBe('404 notFound');
    expect(await end({ session_id: 'x' })).toBe('404 notFound');
    expect(await end({})).toBe('400 invalidInput');
    expect(await end({ all: false })).toBe('400 invalidInput');
    expect((await list(other.me)).value.map(({ session_id }) => session_id)).not.toContain(
      own?.session_id,
    );
    expect(await answerOf(server.call(getBalance, player.me))).toBe('OK');
    expect(await answerOf(server.call(getBalance, other.me))).toBe('OK');
  });

  it('that were idle too long are not listed', async () => {
    const player = await server.signUpPlayer();
    server.advance(server.context.config.session.idleMs + 1000);
    const again = await signInAgain(player);
    expect((await list(again)).value).toMatchObject([{ is_current: true }]);
  });
});
