import { beforeAll, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { roomChatList, roomChatReport, roomChatSend, seatTake } from '@pavilion/contracts';
import {
  alphaHost,
  betaHost,
  describeServer,
  type TestPlayer,
  type TestServer,
} from '@pavilion/test-kit';
import { offerHouseGames } from '../../../testing/house-games.ts';
import { runTool } from '../../../testing/run-tool.ts';

const site = { domain_name: alphaHost };
const room = 'table:PAVILION:roulette:1';
const dayMs = 24 * 60 * 60_000;
const refusal = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'OK',
    ({ code, statusDetail }: CallFailure) =>
      statusDetail === undefined ? code : `${code} ${statusDetail}`,
  );

describeServer('rooms of players', (start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
    await offerHouseGames(server);
  });

  const tool = async (...args: string[]) => (await runTool(server.context, args)).text;
  const say = ({ me }: TestPlayer, text: string, fields: object = {}) =>
    server.call(roomChatSend, { ...me, room, text, ...fields });
  const list = async (fields: object = {}) =>
    (await server.call(roomChatList, { ...site, room, ...fields })).value;

  it('tells what was said, newest first, by the name of the seat or a mask', async () => {
    const [ana, ben] = [await server.signUpPlayer(), await server.signUpPlayer()];
    const { value } = await say(ana, 'Good luck\nall');
    expect(value).toMatchObject({ text: 'Good luck all', is_staff: false });
    expect(value.name).toContain('***');
    await server.call(seatTake, {
      ...ben.me,
      provider_code: 'PAVILION',
      game_code: 'roulette',
      name_shown: 'nickname',
      nickname: 'Ben',
    });
    await say(ben, '17 it is');
    expect((await list()).map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Ben: 17 it is',
      `${value.name}: Good luck all`,
    ]);
    expect(JSON.stringify(await list())).not.toContain(ana.accountId);
  });

  it('says a repeated request once', async () => {
    const ana = await server.signUpPlayer();
    const request_id = crypto.randomUUID();
    const { value } = await say(ana, 'Once', { request_id });
    expect((await say(ana, 'Once', { request_id })).value).toEqual(value);
    expect(await refusal(say(ana, 'Twice', { request_id }))).toBe('requestIdReused');
    expect((await list()).filter(({ text }) => text === 'Once')).toHaveLength(1);
  });

  it('refuses links, phones, wallets and the words of the site', async () => {
    const ana = await server.signUpPlayer();
    await tool('room', 'settings', 'alpha', '--words', 'scam,cheat');
    for (const [text, problem] of [
      ['https://example.test', 'link'],
      ['+63 917 123 4567', 'phone'],
      ['0x52908400098527886E0F7030069857D2E4169EE7', 'wallet'],
      ['what a SCAM', 'word'],
    ] as const)
      expect(await refusal(say(ana, text))).toBe(`textRefused ${problem}`);
    expect(await refusal(say(ana, 'scampi for dinner'))).toBe('OK');
  });

  it('knows no room without a table, and is off where the site wants none', async () => {
    const ana = await server.signUpPlayer();
    for (const none of ['table:PAVILION:mines:1', 'table:PAVILION:roulette:9', 'bar', 'table:x'])
      expect(await refusal(say(ana, 'Hello', { room: none }))).toBe('tableNotFound');
    await tool('room', 'settings', 'alpha', '--on', 'no');
    expect(await refusal(say(ana, 'Hello'))).toBe('chatOff');
    expect(await refusal(list())).toBe('chatOff');
    await tool('room', 'settings', 'alpha', '--on', 'yes');
    expect(await refusal(say(ana, 'Hello'))).toBe('OK');
  });

  it('lets staff read reports, hide words, mute who wrote them and speak', async () => {
    const [ana, ben] = [await server.signUpPlayer(), await server.signUpPlayer()];
    const { value } = await say(ana, 'You all lose');
    const report = ({ me }: TestPlayer, message_id: string, host = alphaHost) =>
      refusal(
        server.call(roomChatReport, { ...me, domain_name: host, message_id, reason: 'Rude' }),
      );
    expect(await report(ben, value.message_id)).toBe('OK');
    expect(await report(ben, value.message_id)).toBe('OK');
    const foreigner = await server.signUpPlayer(betaHost);
    expect(await report(foreigner, value.message_id, betaHost)).toBe('messageNotFound');
    expect(await tool('room', 'reports', 'alpha')).toContain(`1 reports\tRude\tYou all lose`);
    await tool('room', 'hide', 'alpha', value.message_id, '--reason', 'rude');
    expect(JSON.stringify(await list())).not.toContain('You all lose');
    expect(await report(ben, value.message_id)).toBe('messageNotFound');
    await tool('room', 'mute', 'alpha', ana.accountId, '--hours', '2', '--reason', 'rude');
    expect(await refusal(say(ana, 'Sorry'))).toMatch(/^chatMuted /);
    await tool('room', 'mute', 'alpha', ana.accountId, '--hours', '0', '--reason', 'sorry');
    expect(await refusal(say(ana, 'Sorry'))).toBe('OK');
    await tool('room', 'say', 'alpha', room, 'Last spins', '--as', 'Odile');
    expect((await list())[0]).toMatchObject({ name: 'Odile', text: 'Last spins', is_staff: true });
  });

  it('keeps nobody who floods it, pages what is there, and forgets after ninety days', async () => {
    const ana = await server.signUpPlayer();
    for (let said = 0; said < 10; said += 1) await say(ana, `Number ${said} comes`);
    expect(await refusal(say(ana, 'And again'))).toBe('tooManyRequests');
    const page = await server.call(roomChatList, { ...site, room });
    expect(page.next_cursor).toBeNull();
    const last = page.value.at(-2)?.message_id;
    expect(await list({ cursor: last })).toHaveLength(1);
    server.advance(91 * dayMs);
    await server.runJob('prune-rooms');
    expect(await list()).toEqual([]);
  });
});
