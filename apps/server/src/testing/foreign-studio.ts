import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import type { TestServer } from '@pavilion/test-kit';
import { addKey, connectStudio, makeForeignKey } from '../modules/games/providers/index.ts';
import { pragmaticHash } from '../modules/games/providers/adapters/pragmatic-hash.ts';
import { studioGame } from './connected-studio.ts';

/** What a studio heard: its dialect's code (`RS_OK`, `0`) and everything else. */
export interface ForeignAnswer extends Record<string, unknown> {
  http: number;
  code: string;
}

export type ForeignDialect = 'hub88' | 'pragmatic';
type Fields = Record<string, unknown>;
export type ForeignStudio = (path: string, fields: Fields) => Promise<ForeignAnswer>;

/**
 * The connected test studio speaks this dialect from now on, with a key for all sites; the sender
 * of its calls.
 */
export async function connectForeignStudio(
  server: TestServer,
  dialect: ForeignDialect,
  studioAddress: string | null = null,
): Promise<ForeignStudio> {
  const { context } = server;
  await connectStudio(context, 'test', {
    code: 'TEST',
    name: 'Test studio',
    launchAddress: 'http://studio.test/launch',
    studioAddress,
    dialect,
    providerCodes: [studioGame.provider],
  });
  await context.database.db
    .deleteFrom('provider_keys')
    .where('connection_code', '=', 'TEST')
    .execute();
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const theirs = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const key = makeForeignKey(dialect, { publicKey: theirs });
  const id = `key-${randomUUID()}`;
  await addKey(context, 'test', {
    connectionCode: 'TEST',
    siteId: null,
    given: { id, secret: key.secret },
  });
  const base = `http://wallet.test/provider/${dialect}/TEST/all`;
  return async (path, fields) => {
    const { body, headers } =
      dialect === 'hub88'
        ? hub88Request(fields, pair.privateKey)
        : pragmaticRequest(fields, key.secret);
    const answer = await server.fetch(`${base}/${path}`, { method: 'POST', headers, body });
    const said = (await answer.json()) as Fields;
    return { ...said, code: String(said['status'] ?? said['error']), http: answer.status };
  };
}

function hub88Request(fields: Fields, key: Parameters<typeof sign>[2]) {
  const body = JSON.stringify({ request_uuid: randomUUID(), ...fields });
  const signature = sign('RSA-SHA256', Buffer.from(body), key).toString('base64');
  return { body, headers: { 'content-type': 'application/json', 'x-hub88-signature': signature } };
}

function pragmaticRequest(fields: Fields, secret: string) {
  const form = new URLSearchParams(
    Object.entries({ providerId: 'AURUM', ...fields }).map(([name, value]) => [
      name,
      String(value),
    ]),
  );
  form.set('hash', pragmaticHash(form, secret));
  return {
    body: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  };
}
