import { randomBytes } from 'node:crypto';
import {
  signHeaders,
  type ProviderCall,
  type ProviderRequest,
  type ProviderResponse,
} from '@pavilion/contracts/provider';
import * as z from 'zod/mini';
import type { ServerContext } from '../../../context.ts';
import { openText } from '../../../sealed-text.ts';
import type { ConnectionRow } from './connection.store.ts';
import { callStudio, StudioUnreachable } from './guarded-call.service.ts';
import { readKeys } from './key.store.ts';
import { postToStudio } from './post-to-studio.ts';
import { keyPurpose } from './verify-request.service.ts';

/**
 * Asks a studio, signed with the connection's newest key. Throws {@link StudioUnreachable} for
 * silence, a refusal and an answer that is not the contract's. Follows no redirect: the request is
 * signed for one address.
 */
export async function askStudio<C extends ProviderCall>(
  server: ServerContext,
  connection: ConnectionRow,
  call: C,
  input: ProviderRequest<C>,
): Promise<ProviderResponse<C>> {
  if (connection.studio_address === null) throw new StudioUnreachable('the studio has no address');
  if (connection.dialect !== 'pavilion')
    throw new StudioUnreachable(`the studio speaks ${connection.dialect}`);
  const keys = await readKeys(server.database.db, connection.code);
  const now = server.clock.now();
  const key = keys.findLast(({ ends_at }) => ends_at === null || ends_at > now);
  if (!key) throw new StudioUnreachable('the connection has no key');
  const url = new URL(connection.studio_address.replace(/\/$/, '') + call.path);
  const body = JSON.stringify(input);
  const headers = signHeaders(
    {
      id: key.id,
      secret: openText({ appSecret: server.appSecret, purpose: keyPurpose }, key.sealed_secret),
    },
    {
      method: 'POST',
      path: url.pathname + url.search,
      timestamp: now.toISOString(),
      nonce: randomBytes(16).toString('base64url'),
      body,
    },
  );
  return callStudio(server, { connection: connection.code, call: call.path }, async () =>
    readAnswer(
      call,
      await postToStudio(url, {
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }),
    ),
  );
}

function readAnswer<C extends ProviderCall>(call: C, answer: unknown): ProviderResponse<C> {
  const isOk =
    typeof answer === 'object' && answer !== null && 'status' in answer && answer.status === 'ok';
  const parsed = isOk ? z.safeParse(call.response, answer) : null;
  if (!parsed?.success)
    throw new StudioUnreachable('the answer of the studio is none of the contract');
  return parsed.data as ProviderResponse<C>;
}
