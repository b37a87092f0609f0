import { useText } from '@pavilion/i18n/react';
import { PageCard } from '@pavilion/web-core/layout/page-column';
import { EditProfilePart } from '../../features/account/profile/edit-profile-part.tsx';
import { ProfilePart } from '../../features/account/profile/profile-part.tsx';

/** /edit-profile: name and mail. */
export function EditProfileScreen() {
  const t = useText();
  return (
    <PageCard title={t('ui.account.edit')}>
      <ProfilePart>{(profile) => <EditProfilePart profile={profile} />}</ProfilePart>
    </PageCard>
  );
}
