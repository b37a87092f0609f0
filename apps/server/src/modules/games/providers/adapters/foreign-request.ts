import { sign } from 'node:crypto';
import type { ForeignDialectName } from './dialects.ts';
import { readHub88Keys } from './hub88-keys.ts';
import { pragmaticHash } from './pragmatic-hash.ts';

/** As whom a studio is asked. */
export interface ForeignAsker {
  requestId: string;
  /** What stands before the paths of its API. */
  base: string;
  secret: string;
  /** The name it knows the site by. */
  account: string;
}

export interface ForeignRequest<Answer> {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** What the answer says, or null when it is none of success. */
  read(answer: unknown): Answer | null;
}

type SignedRequest = Omit<ForeignRequest<never>, 'read'>;

/** A request in each dialect, for who knows the fields. */
export type ForeignRequests<Order, Answer> = Readonly<
  Record<ForeignDialectName, (order: Order) => ForeignRequest<Answer>>
>;

export function hub88Post(asker: ForeignAsker, path: string, fields: object): SignedRequest {
  const body = JSON.stringify({ operator_id: asker.account, ...fields });
  const { ourPrivateKey } = readHub88Keys(asker.secret);
  const signature = sign('RSA-SHA256', Buffer.from(body), ourPrivateKey).toString('base64');
  return {
    url: `${asker.base}/operator/generic/v2/${path}`,
    headers: { 'content-type': 'application/json', 'x-hub88-signature': signature },
    body,
  };
}

export function pragmaticPost(
  asker: ForeignAsker,
  path: string,
  fields: Record<string, string>,
): SignedRequest {
  const form = new URLSearchParams({ secureLogin: asker.account, ...fields });
  form.set('hash', pragmaticHash(form, asker.secret));
  return {
    url: `${asker.base}/IntegrationService/v3/http/${path}/`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  };
}
