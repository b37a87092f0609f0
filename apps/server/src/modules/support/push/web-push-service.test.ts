import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { certificate, certificateKey } from '@pavilion/test-kit';
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

interface Received {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The service of a browser, on this machine; gives what it was sent. */
async function startPushService() {
  const received: Received[] = [];
  const server = createServer({ cert: certificate, key: certificateKey }, (request, response) => {
    void buffer(request).then((body) => {
      received.push({ headers: request.headers, body });
      response.writeHead(201).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const agent = new Agent({
    ca: certificate,
    lookup: (_host, { all }, done) =>
      all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
  });
  const close = () => {
    agent.destroy();
    server.close();
  };
  return {
    origin: `https://mail.test:${(server.address() as AddressInfo).port}`,
    received,
    agent,
    close,
  };
}

/** What the browser reads with its own keys (RFC 8291, RFC 8188: one record of `aes128gcm`). */
function decrypted(body: Buffer): string {
  const [salt, senderKey] = [body.subarray(0, 16), body.subarray(21, 21 + body.readUInt8(20))];
  const record = body.subarray(21 + senderKey.length);
  const derive = (key: Buffer, from: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const auth = Buffer.from(push.device.authSecret, 'base64url');
  const secret = derive(curve.computeSecret(senderKey), auth, info, 32);
  const cipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** What the site signed (RFC 8292), once its signature was checked against its public key. */
function signedClaims(authorization: string): { aud: string; sub: string; exp: number } {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  expect(key).toBe(push.keys.publicKey);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  const [head = '', claims = '', signature = ''] = token.split('.');
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

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

  it('arrives signed by the site, and only the device itself can read it', async () => {
    const { origin, received, agent, close } = await startPushService();
    const device = { ...push.device, endpoint: `${origin}/send/1` };
    const text = JSON.stringify({ title: 'Alpha', body: 'Natanggap ang deposito' });
    const service = createWebPushService('Alpha <no-reply@alpha.test>', agent);
    expect(await service.deliver({ ...push, device, text })).toBe('taken');
    close();
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(body.includes('Natanggap')).toBe(false);
    expect(decrypted(body)).toBe(text);
    const { aud, sub, exp } = signedClaims(headers.authorization ?? '');
    expect([aud, sub]).toEqual([origin, 'mailto:no-reply@alpha.test']);
    const leftS = exp - Date.now() / 1000;
    expect(leftS).toBeGreaterThan(0);
    expect(leftS).toBeLessThanOrEqual(24 * 60 * 60);
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
