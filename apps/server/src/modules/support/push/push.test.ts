import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallFailure } from '@pavilion/client/call-failure';
import { noticeChoose, pushState, pushSubscribe, pushUnsubscribe } from '@pavilion/contracts';
import { inTransaction } from '@pavilion/database';
import { startTestServer, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { depositPaid } from '../../money/payments/notices.ts';
import { sendDueMessages } from '../outbox/index.ts';
import { createPushSender, type PushText } from './index.ts';
import type { Push, PushService } from './push-service.ts';

let made = 0;

/** A subscription as a browser makes it. */
function newDevice() {
  made += 1;
  const curve = createECDH('prime256v1');
  return {
    endpoint: `https://push.example.net/send/${made}`,
    p256dh: curve.generateKeys('base64url'),
    auth_secret: randomBytes(16).toString('base64url'),
  };
}

describe('notices by push', () => {
  let server: TestServer;
  const pushes: Push[] = [];
  /** What the push service does with an address; without a word it takes all. */
  const answers = new Map<string, 'gone' | Error>();
  const service: PushService = {
    async deliver(push) {
      pushes.push(push);
      const answer = answers.get(push.device.endpoint) ?? 'taken';
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    pushes.length = 0;
    answers.clear();
  });

  const subscribe = async (player: TestPlayer, device = newDevice()) => {
    await server.call(pushSubscribe, { ...player.me, ...device });
    return device;
  };
  const isOn = async (player: TestPlayer, { endpoint }: { endpoint: string }) =>
    (await server.call(pushState, { ...player.me, endpoint })).is_on;
  const tell = (player: TestPlayer) =>
    inTransaction(server.context.database, (executor) =>
      addNotices(executor, server.context, [
        depositPaid.to(
          { siteId: player.siteId, playerId: player.id },
          { amountMinor: '150000', currency: 'PHP' },
        ),
      ]),
    );
  const deliver = async () => {
    await server.runJob('send-notices');
    await sendDueMessages(server.context, { push: createPushSender(server.context, service) });
  };
  const addresses = () => pushes.map(({ device }) => device.endpoint).toSorted();
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'OK',
      ({ code, errors }: CallFailure) =>
        `${code} ${errors?.map((one) => `${one.path} ${one.code}`).join()}`,
    );

  it('come to each device they turned it on for, in their language, without amounts, and lead to the page', async () => {
    const [player, other] = [await server.signUpPlayer(), await server.signUpPlayer()];
    const [phone, desk] = [await subscribe(player), await subscribe(player)];
    await subscribe(other);
    const row = server.context.database.db.updateTable('players').where('id', '=', player.id);
    await row.set({ language: 'fil' }).execute();
    await tell(player);
    await deliver();
    expect(addresses()).toEqual([phone.endpoint, desk.endpoint].toSorted());
    const text = JSON.parse(pushes[0]?.text ?? '') as PushText;
    expect(text).toMatchObject({
      title: 'Alpha',
      body: 'Natanggap ang deposito',
      lang: 'fil',
      link: '/fil/transaction-history',
      page: '/transaction-history',
      icon: expect.stringMatching(/^\/media\/sites\/.*\/icon-192\.png$/),
    });
    expect(JSON.stringify(text)).not.toContain('1,500');
    await deliver();
    expect(pushes).toHaveLength(2);
  });

  it('do not come for what a player does not want by push, nor to a device they ended', async () => {
    const player = await server.signUpPlayer();
    const device = await subscribe(player);
    await server.call(noticeChoose, {
      ...player.me,
      topic: 'deposit',
      channel: 'push',
      is_on: false,
    });
    await tell(player);
    await deliver();
    expect(pushes).toEqual([]);
    await server.call(noticeChoose, {
      ...player.me,
      topic: 'deposit',
      channel: 'push',
      is_on: true,
    });
    await tell(player);
    await server.runJob('send-notices');
    // It is on its way already when the player ends the device.
    await server.call(pushUnsubscribe, { ...player.me, endpoint: device.endpoint });
    expect(await isOn(player, device)).toBe(false);
    await deliver();
    expect(pushes).toEqual([]);
  });

  it('end for a device that is gone; one whose service only fails is tried again', async () => {
    const player = await server.signUpPlayer();
    const [gone, slow] = [await subscribe(player), await subscribe(player)];
    answers.set(gone.endpoint, 'gone');
    answers.set(slow.endpoint, new Error('the push service answered 503'));
    await tell(player);
    await deliver();
    expect([await isOn(player, gone), await isOn(player, slow)]).toEqual([false, true]);
    answers.clear();
    pushes.length = 0;
    server.advance(5000);
    await deliver();
    expect(addresses()).toEqual([slow.endpoint]);
  });

  it('are signed by one key of the site, whose other half is in the database only sealed', async () => {
    const [player, other] = [await server.signUpPlayer(), await server.signUpPlayer('beta.test')];
    const { public_key: key } = await server.call(pushState, player.me);
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    expect((await server.call(pushState, player.me)).public_key).toBe(key);
    expect((await server.call(pushState, other.me)).public_key).not.toBe(key);
    await subscribe(player);
    await tell(player);
    await deliver();
    const [push] = pushes;
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(push?.keys.privateKey ?? '', 'base64url');
    expect(curve.getPublicKey('base64url')).toBe(key);
    const rows = await server.context.database.db.selectFrom('push_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(push?.keys.privateKey);
  });

  it('are for ten devices of a player at most: the oldest makes room', async () => {
    const player = await server.signUpPlayer();
    const devices = [];
    for (let count = 0; count < 11; count += 1) {
      devices.push(await subscribe(player));
      server.advance(1000);
    }
    const states = await Promise.all(devices.map((device) => isOn(player, device)));
    expect(states).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
  });

  it('stay where they are when somebody else names the address; the browser itself goes over with its keys', async () => {
    const [player, other] = [await server.signUpPlayer(), await server.signUpPlayer()];
    const device = await subscribe(player);
    const stolen = { ...newDevice(), endpoint: device.endpoint };
    expect(await refusal(subscribe(other, stolen))).toBe('invalidInput endpoint invalidChoice');
    await server.call(pushUnsubscribe, { ...other.me, endpoint: device.endpoint });
    expect([await isOn(player, device), await isOn(other, device)]).toEqual([true, false]);
    await tell(player);
    await server.runJob('send-notices');
    await subscribe(other, device);
    expect([await isOn(player, device), await isOn(other, device)]).toEqual([false, true]);
    // What was under way to the one before is not shown to the one after.
    await deliver();
    expect(pushes).toEqual([]);
  });

  it.each([
    ['endpoint', 'http://push.example.net/a', 'invalidUrl'],
    ['endpoint', 'https://127.0.0.1/a', 'invalidUrl'],
    ['endpoint', 'https://localhost/a', 'invalidUrl'],
    ['endpoint', 'https://push.example.net:8443/a', 'invalidUrl'],
    ['endpoint', `https://push.example.net/${'a'.repeat(1000)}`, 'tooLong'],
    ['p256dh', 'Bshort', 'invalidFormat'],
    ['p256dh', `B${'A'.repeat(86)}`, 'invalidFormat'],
    ['auth_secret', 'short', 'invalidFormat'],
  ])('refuse a subscription with the %s %s', async (field, value, code) => {
    const player = await server.signUpPlayer();
    const device = { ...newDevice(), [field]: value };
    expect(await refusal(subscribe(player, device))).toContain(`${field} ${code}`);
  });
});
