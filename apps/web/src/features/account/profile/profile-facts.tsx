import { localeByTag } from '@pavilion/domain/locales';
import { useFormat, useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { Badge } from '@pavilion/ui/notice';
import type { ReactNode } from 'react';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import type { Profile } from './account.queries.ts';

/** The profile as the account has it, and the ways to change it. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useText();
  const format = useFormat();
  const language = localeByTag(profile.language);
  return (
    <>
      <dl className="m-0 grid grid-cols-1 divide-y divide-line panel">
        <Fact name={t('ui.auth.accountId')}>
          <bdi>{profile.account_id}</bdi>
        </Fact>
        <Fact
          name={t('ui.account.fullName')}
          badge={profile.is_name_verified ? t('ui.account.verified') : null}
        >
          {profile.full_name === '' ? (
            <span className="text-text-muted">{t('ui.account.noName')}</span>
          ) : (
            <bdi>{profile.full_name}</bdi>
          )}
        </Fact>
        <Fact
          name={t('ui.auth.email')}
          badge={profile.is_email_verified ? t('ui.account.verified') : null}
        >
          <bdi>{profile.contact_email}</bdi>
          {profile.is_email_verified ? null : (
            <Badge kind="warning">{t('ui.account.mailNotConfirmed')}</Badge>
          )}
        </Fact>
        <Fact
          name={t('ui.auth.phone')}
          badge={profile.is_phone_verified ? t('ui.account.verified') : null}
        >
          <bdi className="numeric">{profile.contact_phone}</bdi>
        </Fact>
        <Fact name={t('ui.account.language')}>
          {language?.displayName ? (
            <span lang={language.tag}>{language.displayName}</span>
          ) : (
            profile.language
          )}
        </Fact>
        <Fact name={t('ui.account.since')}>
          <span className="tabular-nums">{format.dateTime(profile.created_at)}</span>
        </Fact>
      </dl>
      <div className="flex flex-wrap gap-3">
        <AppLink to="/edit-profile" className={buttonClass('primary')}>
          {t('ui.account.edit')}
        </AppLink>
        <AppLink to="/change-password" className={buttonClass('secondary')}>
          {t('ui.account.changePassword')}
        </AppLink>
      </div>
    </>
  );
}

function Fact(props: { name: string; badge?: string | null; children: ReactNode }) {
  return (
    <div className="grid gap-1 px-4 py-3 sm:grid-cols-[12rem_1fr] sm:gap-4">
      <dt className="text-sm text-text-muted">{props.name}</dt>
      <dd className="m-0 flex min-w-0 flex-wrap items-center gap-2 font-medium wrap-anywhere">
        {props.children}
        {props.badge ? <Badge kind="positive">{props.badge}</Badge> : null}
      </dd>
    </div>
  );
}
