import { screenByPath, type ScreenName } from '@pavilion/domain/screens';
import { useEffect } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import { useMarkHydrated } from '../core/build/use-mark-hydrated.ts';
import { openModal } from '../core/modals/modal.store.ts';
import { go } from '../core/navigation/go.ts';
import { usePageStore } from '../core/navigation/page.store.ts';
import { usePath } from '../core/navigation/use-path.ts';
import { redirectToSignIn } from '../core/session/auth-entry.ts';
import { authOf } from '../core/session/theme-auth.ts';
import { takeWantedPath } from '../core/session/wanted-path.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useUserStore } from '../core/stores/user.store.ts';
import { ScreenSkeleton } from '../shell/screen-skeleton.tsx';
import { judgeVisit, type GuardVerdict } from './guards.ts';
import { lazyScreens } from './lazy-screens.ts';
import { usePageHead } from './use-page-head.ts';

const NotFoundPage = lazyPart(
  async () => (await import('../shell/not-found-page.tsx')).NotFoundPage,
);

/** What stands at the address: a screen, a redirect, or the not-found page. */
export function Page() {
  const path = usePath();
  // As it stands in the address, with the language before it.
  const fullPath = usePageStore((state) => state.location.pathname);
  const screen = screenByPath(path);
  usePageHead(screen, path);
  useMarkHydrated();
  return screen ? <GuardedScreen screen={screen} path={path} /> : <NotFoundPage path={fullPath} />;
}

function GuardedScreen({ screen, path }: { screen: ScreenName; path: string }) {
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  const template = useLayoutStore((state) => state.template);
  const verdict = judgeVisit(screen, isAuthenticated, authOf(template));
  useVerdict(verdict, path);
  if (verdict.kind === 'show') return <Screen name={screen} />;
  if (verdict.kind === 'home-with-modal') return <Screen name="home" />;
  return <ScreenSkeleton />;
}

function Screen({ name }: { name: ScreenName }) {
  const Component = lazyScreens[name];
  return <Component />;
}

/** Carries out what the guard decided. */
function useVerdict(verdict: GuardVerdict, path: string): void {
  const { kind } = verdict;
  const modal = kind === 'home-with-modal' ? verdict.modal : null;
  useEffect(() => {
    if (kind === 'sign-in') redirectToSignIn(path + location.search);
    // Signed in here, or in another tab while this one waited to go on.
    if (kind === 'home') go(takeWantedPath() ?? '/', { replace: true });
    if (modal) openModal(modal);
  }, [kind, modal, path]);
}
