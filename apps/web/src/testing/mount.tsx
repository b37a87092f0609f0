import { compileMessages } from '@pavilion/i18n/compile-messages';
import { loadMessages } from '@pavilion/i18n/load-messages';
import { I18nProvider } from '@pavilion/i18n/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../core/query.ts';

const messages = compileMessages(loadMessages('en-US'));

/**
 * Draws something into a document of happy-dom, in English. Gives its element and how to take it
 * out again.
 */
export async function mount(
  node: ReactNode,
): Promise<{ element: HTMLElement; unmount: () => Promise<void> }> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  await act(async () =>
    root.render(
      <QueryClientProvider client={queryClient}>
        <I18nProvider tag="en-US" messages={messages}>
          {node}
        </I18nProvider>
      </QueryClientProvider>,
    ),
  );
  return {
    element,
    unmount: async () => {
      await act(async () => root.unmount());
      element.remove();
      queryClient.clear();
    },
  };
}
