import { useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { ContactCard } from '../../features/account/profile/contact-part.tsx';
import { EndEverywhere } from '../../features/account/profile/end-everywhere.tsx';
import { ProfilePart } from '../../features/account/profile/profile-part.tsx';
import { SecondStepPart } from '../../features/account/profile/second-step-part.tsx';
import { SessionRows } from '../../features/account/profile/session-rows.tsx';

/** /security: the password, the second step, mail and phone, and where the player is signed in. */
export function SecurityScreen() {
  const t = useText();
  return (
    <PageColumn title={t('_m.security')}>
      <section
        aria-labelledby="password"
        className="flex flex-wrap items-center justify-between gap-4 panel p-4"
      >
        <div className="grid gap-1">
          <h2 id="password" className="m-0 text-lg font-bold">
            {t('ui.auth.password')}
          </h2>
          <p className="m-0 text-sm text-text-muted">{t('ui.account.changePasswordText')}</p>
        </div>
        <AppLink to="/change-password" className={buttonClass('secondary')}>
          {t('ui.account.changePassword')}
        </AppLink>
      </section>
      <section aria-labelledby="second-step" className="grid grid-cols-1 gap-4">
        <div className="grid gap-1">
          <h2 id="second-step" className="m-0 text-lg font-bold">
            {t('ui.security.twoStep')}
          </h2>
          <p className="m-0 text-sm text-text-muted">{t('ui.security.twoStepText')}</p>
        </div>
        <SecondStepPart />
      </section>
      <section aria-labelledby="contact" className="grid grid-cols-1 gap-4">
        <div className="grid gap-1">
          <h2 id="contact" className="m-0 text-lg font-bold">
            {t('ui.security.contact')}
          </h2>
          <p className="m-0 text-sm text-text-muted">{t('ui.security.contactText')}</p>
        </div>
        <ProfilePart>
          {(profile) => (
            <>
              <ContactCard contact="mail" profile={profile} />
              <ContactCard contact="phone" profile={profile} />
            </>
          )}
        </ProfilePart>
      </section>
      <section aria-labelledby="sessions" className="grid grid-cols-1 gap-4">
        <div className="grid gap-1">
          <h2 id="sessions" className="m-0 text-lg font-bold">
            {t('ui.account.sessions')}
          </h2>
          <p className="m-0 text-sm text-text-muted">{t('ui.account.sessionsText')}</p>
        </div>
        <SessionRows />
        <EndEverywhere />
      </section>
    </PageColumn>
  );
}
