import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { checkStatus, claimInbox, getInbox, readInbox } from '@pavilion/contracts';
import { describeServer, type TestServer } from '@pavilion/test-kit';
import { tellReward } from '../../../testing/rewards.ts';
import { auditBooks } from '../../../testing/audit-books.ts';

const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'OK',
    (error: CallFailure) => `${-error.statusCode} ${error.code}`,
  );

describeServer('inbox', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it('greets a new player with tokens, unread until it is opened', async () => {
    const player = await server.signUpPlayer();
    expect(await server.call(checkStatus, player.me)).toMatchObject({
      status: 'ACTIVE',
      unread: 1,
    });
    const { value } = await server.call(getInbox, player.me);
    expect(value).toMatchObject([
      {
        title: 'Welcome to Alpha',
        topic: 'account',
        link: null,
        read_at: null,
        reward: { amount: '20', kind: 'token', template: null },
        claimed_at: null,
      },
    ]);
    expect(await server.call(checkStatus, player.me)).toMatchObject({ unread: 1 });
  });

  it('greets in the language the page is read in', async () => {
    const player = await server.signUpPlayer();
    const titleIn = async (language: string) => {
      const response = await server.app.inject({
        method: 'POST',
        url: getInbox.path,
        headers: { host: 'alpha.test', 'x-page-language': language },
        payload: { account_id: player.me.account_id, auth: player.me.auth },
      });
      return response.json<{ value: { title: string }[] }>().value.map(({ title }) => title);
    };
    expect(await titleIn('fil')).toEqual(['Maligayang pagdating sa Alpha']);
    expect(await titleIn('en-US')).toEqual(['Welcome to Alpha']);
  });

  it('marks one message or all of them as read, and only the player’s own', async () => {
    const player = await server.signUpPlayer();
    const stranger = await server.signUpPlayer();
    for (let count = 0; count < 2; count += 1) await tellReward(server, player, null);
    const listed = async () => (await server.call(getInbox, player.me)).value;
    const inbox_id = (await listed())[0]?.inbox_id ?? '';
    const read = (fields: object, me = player.me) =>
      failure(server.call(readInbox, { ...me, ...fields }));
    expect(await read({ inbox_id }, stranger.me)).toBe('404 inboxNotFound');
    expect(await read({ inbox_id: 'x' })).toBe('404 inboxNotFound');
    expect(await read({})).toBe('400 invalidInput');
    expect(await server.call(readInbox, { ...player.me, inbox_id })).toMatchObject({ unread: 2 });
    const [{ read_at } = { read_at: null }] = await listed();
    expect(read_at).not.toBeNull();
    // A second look leaves the first moment.
    server.advance(60_000);
    expect(await server.call(readInbox, { ...player.me, inbox_id })).toMatchObject({ unread: 2 });
    expect((await listed())[0]?.read_at).toBe(read_at);
    expect(await server.call(readInbox, { ...player.me, all: true })).toMatchObject({ unread: 0 });
    expect(await server.call(checkStatus, player.me)).toMatchObject({ unread: 0 });
    expect(await server.call(checkStatus, stranger.me)).toMatchObject({ unread: 1 });
  });

  it('pays a claim once, whatever comes at the same time', async () => {
    const player = await server.signUpPlayer();
    const [item] = (await server.call(getInbox, player.me)).value;
    const claim = () =>
      failure(server.call(claimInbox, { ...player.me, inbox_id: item?.inbox_id ?? '' }));
    const answers = await Promise.all(Array.from({ length: 8 }, claim));
    expect(answers.filter((answer) => answer === 'OK')).toHaveLength(1);
    expect(answers.filter((answer) => answer === '409 alreadyClaimed')).toHaveLength(7);
    const player2 = await server.signUpPlayer();
    expect(
      await failure(server.call(claimInbox, { ...player2.me, inbox_id: item?.inbox_id ?? '' })),
    ).toBe('404 inboxNotFound');
    expect(await server.context.database.withoutTimeouts(auditBooks)).toEqual([]);
  });

  it('gives the first answer again for the same request id, and refuses another claim under it', async () => {
    const player = await server.signUpPlayer();
    const cash = await tellReward(server, player, 12_345n);
    const note = await tellReward(server, player, null);
    const request_id = '0190c9f0-0000-7000-8000-000000000001';
    const first = await server.call(claimInbox, { ...player.me, inbox_id: cash, request_id });
    expect(first).toMatchObject({ game_balance: '123.45', game_token: '0' });
    const [, welcome] = (await server.call(getInbox, player.me)).value.toReversed();
    expect(welcome).toBeDefined();
    await server.fund(player, 100n);
    expect(await server.call(claimInbox, { ...player.me, inbox_id: cash, request_id })).toEqual(
      first,
    );
    expect(
      await failure(server.call(claimInbox, { ...player.me, inbox_id: note, request_id })),
    ).toBe('409 requestIdReused');
    const others = ['0190c9f0-0000-7000-8000-00000000000f', 'x'];
    for (const inbox_id of others) {
      const again = server.call(claimInbox, { ...player.me, inbox_id, request_id });
      expect(await failure(again)).toBe('409 requestIdReused');
    }
    expect(await failure(server.call(claimInbox, { ...player.me, inbox_id: note }))).toBe(
      '409 nothingToClaim',
    );
    expect(await failure(server.call(claimInbox, { ...player.me, inbox_id: 'x' }))).toBe(
      '404 inboxNotFound',
    );
  });
});
