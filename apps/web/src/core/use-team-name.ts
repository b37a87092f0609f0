import { usePageStore } from './navigation/page.store.ts';

/** Gives a function that picks a team's name in the page's language, English when it has none. */
export function useTeamName(): (english: string, names: Record<string, string>) => string {
  const code = usePageStore((state) => state.language?.locale.code);
  return (english, names) => (code ? names[code] : undefined) ?? english;
}
