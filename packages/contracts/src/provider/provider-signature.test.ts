import { describe, expect, it } from 'vitest';
import vectors from './signature-vectors.json' with { type: 'json' };
import {
  isSignatureOf,
  readSignature,
  signatureOf,
  signatureWindowMs,
  signHeaders,
  textToSign,
} from './provider-signature.ts';

// The vectors were computed by another implementation (Python's hmac and hashlib).
describe.each(vectors)('$name', ({ secret, signature, bodyHash, ...request }) => {
  it('is signed as the vector says', () => {
    expect(textToSign(request).split('\n').at(-1)).toBe(bodyHash);
    expect(signatureOf(secret, request)).toBe(signature);
    expect(isSignatureOf(secret, request, signature)).toBe(true);
  });

  it.each<[string, Partial<typeof request>]>([
    ['another method', { method: 'PUT' }],
    ['another path', { path: `${request.path}/` }],
    ['another time', { timestamp: '2026-11-22T12:00:00.001Z' }],
    ['another nonce', { nonce: `${request.nonce}1` }],
    ['another body', { body: `${request.body} ` }],
  ])('%s is another signature', (_what, change) => {
    expect(isSignatureOf(secret, { ...request, ...change }, signature)).toBe(false);
  });

  it.each([['another secret', `${secret}x`]])('%s is another signature', (_what, other) => {
    expect(isSignatureOf(other, request, signature)).toBe(false);
  });

  it('text that is no signature is none', () => {
    for (const text of ['', signature.toUpperCase(), `${signature}00`, signature.slice(2)])
      expect(isSignatureOf(secret, request, text)).toBe(false);
  });
});

describe('readSignature', () => {
  const nowMs = Date.parse('2026-11-22T12:00:00.000Z');
  const at = (timeMs: number): Record<string, string> =>
    signHeaders(
      { id: 'key-00000001', secret: 'secret' },
      {
        method: 'POST',
        path: '/provider/v1/balance',
        timestamp: new Date(timeMs).toISOString(),
        nonce: 'nonce-0000000001',
        body: '{}',
      },
    );

  it('reads the four headers inside the window, its ends included', () => {
    expect(readSignature(at(nowMs), nowMs)).toMatchObject({ keyId: 'key-00000001' });
    expect(readSignature(at(nowMs - signatureWindowMs), nowMs)).not.toBeNull();
    expect(readSignature(at(nowMs + signatureWindowMs), nowMs)).not.toBeNull();
  });

  it.each<[string, Record<string, string | string[] | undefined>]>([
    ['a time too early', at(nowMs - signatureWindowMs - 1)],
    ['a time too late', at(nowMs + signatureWindowMs + 1)],
    ['no key', { ...at(nowMs), 'provider-key': undefined }],
    [
      'a header twice',
      { ...at(nowMs), 'provider-nonce': ['nonce-0000000001', 'nonce-0000000002'] },
    ],
    ['a short nonce', { ...at(nowMs), 'provider-nonce': 'short' }],
    ['a time without milliseconds', { ...at(nowMs), 'provider-timestamp': '2026-11-22T12:00:00Z' }],
    ['a day that is none', { ...at(nowMs), 'provider-timestamp': '2026-13-45T12:00:00.000Z' }],
    ['a signature in capitals', { ...at(nowMs), 'provider-signature': 'A'.repeat(64) }],
  ])('refuses %s', (_what, headers) => {
    expect(readSignature(headers, nowMs)).toBeNull();
  });
});
