import { I18nProvider, useText } from '@pavilion/i18n/react';
import { messageTagOf } from '@pavilion/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { LayoutHintProvider } from '@pavilion/templates/environment';
import { Suspense } from 'react';
import { readBoot } from '../core/boot.ts';
import { lazyPart } from '../core/build/lazy-part.ts';
import { Preloader } from '../core/layout/preloader.tsx';
import { setTranslator } from '../core/locale/translate.ts';
import { logProblem } from '@pavilion/web-core/log';
import { usePageStore } from '../core/navigation/page.store.ts';
import { queryClient } from '../core/query.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useTimeZone } from '../core/time-zone.ts';
import { DialogHost } from '../shell/dialog-host.tsx';
import { ModalHost } from '../shell/modal-host.tsx';
import { ScreenBoundary } from '../shell/screen-boundary.tsx';
import { ToastHost } from '../shell/toast-host.tsx';
import { SitePage } from './site-page.tsx';

const MaintenancePage = lazyPart(
  async () => (await import('../shell/maintenance-page.tsx')).MaintenancePage,
);
const SiteProblemPage = lazyPart(
  async () => (await import('../shell/site-problem-page.tsx')).SiteProblemPage,
);

const logMissingText = (problem: Error): void => logProblem('a text is missing', problem);

/**
 * The whole page: texts of its language, server state, address, and what stands over everything.
 */
export function App() {
  const language = usePageStore((state) => state.language);
  const isPreparing = useLayoutStore((state) => state.show_preloader);
  const timeZone = useTimeZone();
  if (isPreparing || !language) return <Preloader />;
  return (
    <I18nProvider
      tag={messageTagOf(language.locale.code)}
      timeZone={timeZone}
      messages={language.messages}
      onProblem={logMissingText}
    >
      <QueryClientProvider client={queryClient}>
        <CurrentTexts />
        <LayoutHintProvider value={readBoot()?.view?.layout ?? 'wide'}>
          <ScreenBoundary>
            <Site />
          </ScreenBoundary>
        </LayoutHintProvider>
        <ModalHost />
        <DialogHost />
        <ToastHost />
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** Tells code outside components which texts are current. */
function CurrentTexts() {
  setTranslator(useText());
  return null;
}

function Site() {
  const isMaintenance = useLayoutStore((state) => state.maintenance.is_maintenance);
  const message = useLayoutStore((state) => state.message);
  if (!isMaintenance && message === '') return <SitePage />;
  return (
    <Suspense fallback={null}>
      {isMaintenance ? <MaintenancePage /> : <SiteProblemPage message={message} />}
    </Suspense>
  );
}
