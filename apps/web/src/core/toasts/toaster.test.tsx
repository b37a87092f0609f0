import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { presentToast, ToastList } from './toaster.tsx';

const { warning } = vi.hoisted(() => ({ warning: vi.fn() }));
// What the library is told: where it stands and how long each toast stays.
vi.mock('sonner', () => ({
  toast: { warning },
  Toaster: ({ position, dir }: { position: string; dir: string }) => <i>{`${position} ${dir}`}</i>,
}));
const messages = compileMessages(loadMessages('en-US'));

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['ltr', 'bottom-right'],
  ['rtl', 'bottom-left'],
])('in a page written %s toasts stand at the %s (specification, point 8)', (dir, position) => {
  vi.stubGlobal('document', { documentElement: { dir } });
  const html = renderToStaticMarkup(
    <I18nProvider tag="en-US" messages={messages}>
      <ToastList />
    </I18nProvider>,
  );
  expect(html).toBe(`<i>${position} ${dir}</i>`);
});

it.each([
  ['as long as it is told', 10_000, 10_000],
  ['4 seconds unless told', undefined, 4000],
])('a toast stays %s', (_case, durationMs, duration) => {
  presentToast({ tone: 'warning', title: 'Session ended', text: 'Sign in again.', durationMs });
  const told = { description: 'Sign in again.', duration };
  expect(warning).toHaveBeenLastCalledWith('Session ended', told);
});

it('a toast that leads somewhere offers to go there', () => {
  presentToast({
    tone: 'warning',
    title: 'Bet settled',
    action: { label: 'Show bet', to: '/bet-history' },
  });
  const [, told] = warning.mock.lastCall as [string, { action?: { label: string } }];
  expect(told.action?.label).toBe('Show bet');
});
