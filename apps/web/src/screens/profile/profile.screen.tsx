import { useText } from '@pavilion/i18n/react';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { ProfileFacts } from '../../features/account/profile/profile-facts.tsx';
import { PrivacyPart } from '../../features/account/privacy/privacy-part.tsx';
import { ProfilePart } from '../../features/account/profile/profile-part.tsx';
import { VerificationPart } from '../../features/account/verification/verification-part.tsx';

/**
 * /profile: what the account says of its player, how far papers show it, and what becomes of it.
 */
export function ProfileScreen() {
  const t = useText();
  return (
    <PageColumn title={t('_m.profile')}>
      <ProfilePart>{(profile) => <ProfileFacts profile={profile} />}</ProfilePart>
      <VerificationPart />
      <PrivacyPart />
    </PageColumn>
  );
}
