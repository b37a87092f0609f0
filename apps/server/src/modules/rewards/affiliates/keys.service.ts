import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import type { Executor } from '@pavilion/database';
import { readStatement, signatureLine } from '@pavilion/rewards/referral';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { openText, sealText, type SealPurpose } from '../../../sealed-text.ts';
import type { Site } from '../../../site-directory/index.ts';
import { findKey, insertKey, readNewestKey, type AffiliateKey } from './affiliate-key.store.ts';

const sealOf = ({ appSecret }: ServerContext, keyId: string): SealPurpose => ({
  appSecret,
  purpose: 'affiliate-keys',
  boundTo: keyId,
});

/**
 * A new key pair of a site: statements from now on are signed with it, those before stay as they
 * are. Gives its id and the public half.
 */
export function makeKey(
  context: ServerContext,
  actor: string,
  site: Site,
): Promise<{ keyId: string; publicKey: string }> {
  const pair = generateKeyPairSync('ed25519');
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const keyId = createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
  const secret = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return changeAsOperator(context, actor, {
    action: 'affiliate.key',
    subject: { siteId: site.id, subject: site.externalId },
    lock: (trx) => readNewestKey(trx, site.id),
    work: async (trx, before) => {
      await insertKey(trx, {
        site_id: site.id,
        key_id: keyId,
        public_key: publicKey,
        sealed_private_key: sealText(sealOf(context, keyId), secret),
        created_at: context.clock.now(),
      });
      return {
        answer: { keyId, publicKey },
        before: { key_id: before?.key_id ?? null },
        after: { key_id: keyId },
      };
    },
  });
}

/** A statement with its last line: Ed25519 over all bytes before it. */
export function signStatement(context: ServerContext, key: AffiliateKey, text: string): string {
  const secret = openText(sealOf(context, key.key_id), key.sealed_private_key);
  const signature = sign(null, Buffer.from(text, 'utf8'), createPrivateKey(secret));
  return text + signatureLine(signature.toString('base64'));
}

/** Whether a file is a statement that a key of the site signed; the key's id, null: it is not. */
export async function verifyStatement(
  executor: Executor,
  siteId: string,
  text: string,
): Promise<string | null> {
  const statement = readStatement(text);
  if (!statement) return null;
  const key = await findKey(executor, siteId, statement.keyId);
  if (!key) return null;
  const isRight = verify(
    null,
    Buffer.from(statement.signed, 'utf8'),
    createPublicKey(key.public_key),
    Buffer.from(statement.sig, 'base64'),
  );
  return isRight ? key.key_id : null;
}
