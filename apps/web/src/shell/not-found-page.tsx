// chunk: later
import { useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { useEffect } from 'react';
import { AppLink } from '../core/navigation/app-link.tsx';
import { logProblem } from '@pavilion/web-core/log';

/**
 * The page of an address that matches nothing (specification, point 2): the full path and a way
 * back.
 */
export function NotFoundPage({ path }: { path: string }) {
  const t = useText();
  useEffect(() => logProblem(`404 Page not found: ${path}`), [path]);
  return (
    <section className="mx-auto grid max-w-xl justify-items-center gap-5 px-4 py-20 text-center">
      <p aria-hidden="true" className="font-display text-8xl font-bold text-accent-text">
        404
      </p>
      {/* An address in capitals would be another address. */}
      <h1 className="font-body text-2xl font-bold wrap-anywhere [--title-case:none] [--title-spacing:normal]">
        {t('ui.notFound.pageNotFound', { path: readablePath(path) })}
      </h1>
      <p className="text-text-muted">{t('ui.notFound.text')}</p>
      <AppLink to="/" className={buttonClass('primary', 'large')}>
        {t('ui.notFound.backHome')}
      </AppLink>
    </section>
  );
}

/** The path as it was written: `/%D1%81` → `/с`; what cannot be read so stays as it is. */
function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
