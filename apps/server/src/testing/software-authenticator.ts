import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '@pavilion/contracts';

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
  allowCredentials?: Array<{ id: string }>;
}

/** What a dishonest or mistaken authenticator, or page, does differently. */
interface Deviations {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  /** Added to the counter; 0 is a copy of the key that lags behind. */
  counts?: number;
  userHandle?: string;
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

/** A passkey in software, as a browser would answer with it (WebAuthn 2, ES256, no attestation). */
export function createSoftwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;
  let userHandle = '';

  function clientData(type: string, challenge: string, from: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  }

  function authenticatorData(rpId: string, isVerified: boolean, attested?: Buffer): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const bits =
      flags.present | (isVerified ? flags.verified : 0) | (attested ? flags.attested : 0);
    const hash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([hash, Buffer.from([bits]), count, attested ?? Buffer.alloc(0)]);
  }

  return {
    id,
    /** Makes the passkey by options of `passkey_begin`. */
    register(options: object, { origin: from = origin, ...less }: Deviations = {}): NewPasskey {
      const { challenge, rp, user } = options as Options;
      userHandle = user?.id ?? '';
      counter += 1;
      const size = Buffer.alloc(2);
      size.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), size, credentialId, coseKey(publicKey)]);
      const authData = authenticatorData(
        less.rpId ?? rp?.id ?? '',
        less.isVerified ?? true,
        attested,
      );
      const attestation: Cbor = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs what a sign-in or step-up asks for. */
    sign(options: object, { origin: from = origin, ...less }: Deviations = {}): PasskeyProof {
      const { challenge, rpId = '' } = options as Options;
      counter += less.counts ?? 1;
      const authData = authenticatorData(less.rpId ?? rpId, less.isVerified ?? true);
      const data = clientData('webauthn.get', challenge, from);
      const signed = Buffer.concat([authData, createHash('sha256').update(data).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle: less.userHandle ?? userHandle,
        },
      };
    },
  };
}

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

/** As much of CBOR (RFC 8949) as an authenticator writes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([name, item]) => [cbor(name), cbor(item)]),
    ]);
  return Buffer.concat([head(2, value.length), value]);
}

function head(major: number, size: number): Buffer {
  const kind = major << 5;
  if (size < 24) return Buffer.from([kind | size]);
  return size < 256
    ? Buffer.from([kind | 24, size])
    : Buffer.from([kind | 25, size >> 8, size & 255]);
}
