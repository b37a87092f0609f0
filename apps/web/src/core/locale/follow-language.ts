import { usePageStore } from '../navigation/page.store.ts';
import { queryClient } from '../query.ts';

/**
 * What calls brought is in the language the page had then: another language asks for it again, what
 * no query keeps with `loadCached`. Gives a function that stops.
 */
export function followLanguage({ loadCached }: { loadCached: () => void }): () => void {
  return usePageStore.subscribe(({ language }, { language: before }) => {
    if (!before || language?.locale.code === before.locale.code) return;
    void queryClient.invalidateQueries();
    loadCached();
  });
}
