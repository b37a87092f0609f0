import { randomBytes } from 'node:crypto';
import { keyIdPattern } from '@pavilion/contracts/provider';
import type { ServerContext } from '../../../context.ts';
import { sealText } from '../../../sealed-text.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { findConnection } from './connection.store.ts';
import { endKey, insertKey, lockActiveKeys, readKeys } from './key.store.ts';
import { keyPurpose } from './verify-request.service.ts';

const activeMax = 2;
const idBytes = 9;
const secretBytes = 32;
/** Shorter ones are refused, whoever chose them. */
const secretLengthMin = 16;

/**
 * A new key of a connection, for one site or (null) all of them. At most two are active, so that a
 * studio changes over without a gap. The secret is told here once and never again. `given` takes a
 * key that was agreed elsewhere; the same one again changes nothing.
 */
export async function addKey(
  server: ServerContext,
  actor: string,
  order: {
    connectionCode: string;
    siteId: string | null;
    given?: { id: string; secret: string };
  },
): Promise<{ id: string; secret: string }> {
  const key = order.given ?? {
    id: `k_${randomBytes(idBytes).toString('base64url')}`,
    secret: randomBytes(secretBytes).toString('base64url'),
  };
  if (!keyIdPattern.test(key.id) || key.secret.length < secretLengthMin)
    throw new OperatorError(
      'a key has an id of 8 to 64 letters and digits and a secret of at least 16 characters',
    );
  const { connectionCode, siteId } = order;
  await changeAsOperator(server, actor, {
    action: 'provider.key-add',
    subject: { siteId, subject: connectionCode },
    lock: async (trx) => {
      if (!(await findConnection(trx, connectionCode)))
        throw new OperatorError(`there is no connection ${connectionCode}`);
      return lockActiveKeys(trx, { connectionCode, siteId, now: server.clock.now() });
    },
    work: async (trx, active) => {
      if (active.some(({ id }) => id === key.id)) return { answer: undefined };
      if (active.length >= activeMax)
        throw new OperatorError(
          `two keys are active already: end one of ${active.map(({ id }) => id).join(', ')}`,
        );
      await insertKey(trx, {
        id: key.id,
        connection_code: connectionCode,
        site_id: siteId,
        sealed_secret: sealText({ appSecret: server.appSecret, purpose: keyPurpose }, key.secret),
        created_at: server.clock.now(),
      });
      return { answer: undefined, before: null, after: { key: key.id } };
    },
  });
  return key;
}

/** Ends a key, at once or at a moment to come. */
export async function retireKey(
  server: ServerContext,
  actor: string,
  { keyId, endsAt }: { keyId: string; endsAt: Date },
): Promise<void> {
  await changeAsOperator(server, actor, {
    action: 'provider.key-end',
    subject: { siteId: null, subject: keyId },
    lock: (trx) => endKey(trx, keyId, endsAt),
    refuse: (isKnown) => (isKnown ? null : `there is no key ${keyId}`),
    work: async () => ({
      answer: undefined,
      before: null,
      after: { ends_at: endsAt.toISOString() },
    }),
  });
}

/** Keys without their secrets. */
export async function listKeys(server: ServerContext, connectionCode: string) {
  const rows = await readKeys(server.database.db, connectionCode);
  return rows.map(({ sealed_secret: _secret, ...key }) => key);
}
