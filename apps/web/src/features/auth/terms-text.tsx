import { useText } from '@pavilion/i18n/react';
import type { ReactNode } from 'react';
import { AppLink } from '../../core/navigation/app-link.tsx';

const linkTo = (path: string) => (children: ReactNode) => (
  <AppLink to={path} className="text-accent-text underline" target="_blank">
    {children}
  </AppLink>
);

/** What a visitor agrees to when signing up: of age, terms, privacy. */
export function TermsText() {
  const t = useText();
  return (
    <>
      {t.rich('ui.auth.agree', {
        terms: linkTo('/term-condition'),
        privacy: linkTo('/privacy-policy'),
      })}
    </>
  );
}
