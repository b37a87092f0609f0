import { useText } from '@pavilion/i18n/react';
import type { ReactNode } from 'react';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useMinimumAge } from '../../../core/stores/use-minimum-age.ts';

const linkTo = (path: string) => (children: ReactNode) => (
  <AppLink to={path} className="text-accent-text underline" target="_blank">
    {children}
  </AppLink>
);

/** What a visitor agrees to when signing up: of age, terms, privacy. */
export function TermsText() {
  const t = useText();
  const age = useMinimumAge();
  return (
    <>
      {t.rich('ui.auth.agree', {
        age,
        terms: linkTo('/term-condition'),
        privacy: linkTo('/privacy-policy'),
      })}
    </>
  );
}
