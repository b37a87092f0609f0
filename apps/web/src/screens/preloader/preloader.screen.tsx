import { useText } from '@pavilion/i18n/react';
import { Preloader } from '../../core/layout/preloader.tsx';

/** /preloader: the site's loading screen on its own, for app wrappers. */
export function PreloaderScreen() {
  const t = useText();
  return <Preloader text={t('ui.common.loading')} />;
}
