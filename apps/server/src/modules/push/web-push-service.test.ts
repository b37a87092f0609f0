import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { createWebPushService } from './web-push-service.ts';

const curve = createECDH('prime256v1');
const push = {
  device: {
    id: '0190c9f0-0000-7000-8000-000000000001',
    endpoint: 'https://push.example.net/send/1',
    p256dh: curve.generateKeys('base64url'),
    authSecret: randomBytes(16).toString('base64url'),
  },
  keys: webPush.generateVAPIDKeys(),
  text: '{"title":"Alpha"}',
};

const deliver = (more: Partial<typeof push.device> = {}) =>
  createWebPushService('Alpha <no-reply@alpha.test>')
    .deliver({ ...push, device: { ...push.device, ...more } })
    .catch((error: Error) => `${error.name}: ${error.message}`);

describe('a push to the service of a browser', () => {
  afterEach(() => vi.restoreAllMocks());

  it('goes to the address of the device, kept for a day, in time or not at all', async () => {
    const send = vi
      .spyOn(webPush, 'sendNotification')
      .mockResolvedValue({ statusCode: 201, body: '', headers: {} });
    expect(await deliver()).toBe('taken');
    const [subscription, text, options] = send.mock.calls[0] ?? [];
    expect([subscription?.endpoint, text]).toEqual([push.device.endpoint, push.text]);
    expect(options).toMatchObject({ TTL: 86_400, timeout: 10_000 });
    expect(options?.vapidDetails?.subject).toBe('mailto:no-reply@alpha.test');
  });

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [400, 'MessageRefused: the push service answered 400'],
    [413, 'MessageRefused: the push service answered 413'],
    [403, 'Error: the push service answered 403'],
    [429, 'Error: the push service answered 429'],
    [503, 'Error: the push service answered 503'],
  ])('answer %s: %s', async (status, expected) => {
    const answer = new webPush.WebPushError('no', status, {}, 'secret', push.device.endpoint);
    vi.spyOn(webPush, 'sendNotification').mockRejectedValue(answer);
    expect(await deliver()).toBe(expected);
  });

  it('is not sent where a name leads into our own network', async () => {
    expect(await deliver({ endpoint: 'https://localhost/send/1' })).toBe(
      'Error: the push service: localhost leads to no public address',
    );
  });
});
