import { normaliseAccountId, normaliseEmail, normaliseText } from '@pavilion/domain/input';
import type { RequestContext } from '../../../http/route.ts';
import { parsePhone } from './phone.ts';
import { findAccountId } from './player.store.ts';

/**
 * The account a visitor means who signs in: `account_id` of a call may carry the account's name,
 * its mail or its phone as people of the site's country write it. Names begin with a letter and
 * hold no `@`, so the three never meet. What belongs to nobody stays as it was written, and is
 * throttled and refused like a name that does not exist.
 */
export async function accountMeant(
  { server, site }: RequestContext,
  written: string,
): Promise<string> {
  const accountId = normaliseAccountId(written);
  const contact = contactOf(written, site.country);
  if (!contact) return accountId;
  return (await findAccountId(server.database.db, site.id, contact)) ?? accountId;
}

/** Mail or phone in the form it is stored in; null for what can only be a name. */
function contactOf(
  written: string,
  country: string,
): { column: 'email' | 'phone'; value: string } | null {
  if (normaliseText(written).includes('@'))
    return { column: 'email', value: normaliseEmail(written) };
  const phone = parsePhone(written, country);
  return phone === null ? null : { column: 'phone', value: phone };
}
