import { useState } from 'react';
import { nowMs } from '../../../core/clock.ts';
import type { Profile } from './account.queries.ts';
import { EditProfileForm } from './edit-profile-form.tsx';
import { MailProof } from './mail-proof.tsx';

/** Name and mail to change, and below them the code for a mail that is not confirmed. */
export function EditProfilePart({ profile }: { profile: Profile }) {
  const [sentAtMs, setSentAtMs] = useState<number | null>(null);
  return (
    <>
      <EditProfileForm profile={profile} onMailChanged={() => setSentAtMs(nowMs())} />
      {profile.is_email_verified ? null : <MailProof profile={profile} sentAtMs={sentAtMs} />}
    </>
  );
}
