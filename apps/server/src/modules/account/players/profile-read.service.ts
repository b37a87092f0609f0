import type { CallResponse, profile } from '@pavilion/contracts';
import { maskPhone } from '@pavilion/domain/masking';
import type { PlayerContext } from '../../../http/route.ts';
import { readProfile } from './player.store.ts';

/** The account's own page: the phone masked, for its owner to recognise. */
export async function profileOf({
  server,
  site,
  player,
}: PlayerContext): Promise<CallResponse<typeof profile>> {
  const owner = { siteId: site.id, playerId: player.id };
  const row = await readProfile(server.database.db, owner);
  return {
    account_id: row.account_id,
    full_name: row.full_name,
    contact_email: row.email,
    contact_phone: maskPhone(row.phone),
    language: row.language,
    created_at: row.created_at.toISOString(),
    is_phone_verified: row.activated_at !== null,
    is_email_verified: row.email_verified_at !== null,
    is_name_verified: row.verified_at !== null,
  };
}
