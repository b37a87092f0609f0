// chunk: later
import type { ScreenName } from '@pavilion/domain/screens';
import { screenTitleKey } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { EmptyState } from '@pavilion/ui/states';
import { AppLink } from '../core/navigation/app-link.tsx';

/** A page of the product that this site does not offer. */
export function UnavailablePage({ screen }: { screen: ScreenName }) {
  const t = useText();
  return (
    <section className="mx-auto max-w-xl px-4 py-12">
      <h1 className="page-title">{t(screenTitleKey(screen))}</h1>
      <EmptyState
        icon="info"
        title={t('ui.shell.pageUnavailable')}
        text={t('ui.shell.pageUnavailableText')}
        action={
          <AppLink to="/" className={buttonClass()}>
            {t('ui.notFound.backHome')}
          </AppLink>
        }
      />
    </section>
  );
}
