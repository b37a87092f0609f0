import { fallbackLocaleCode, locales, type Locale } from '@pavilion/domain/locales';
import { NavigationType, type Location } from 'react-router';
import { create } from 'zustand';
import { loadLanguage, localeOfPath, rememberLanguage, type Language } from '../locale/language.ts';
import { browserHistory, onVisit, type Visit } from './history.ts';

/** Where the page is, and the language it is in: they change together, or links would point into the wrong one. */
interface PageState {
  location: Location;
  action: NavigationType;
  language: Language | null;
}

export const usePageStore = create<PageState>(() => ({
  location: browserHistory.location,
  action: NavigationType.Pop,
  language: null,
}));

/** Loads the language of the first page (English when it cannot be had) and follows the address from then on. */
export async function startNavigation(): Promise<void> {
  await show({ location: browserHistory.location, action: NavigationType.Pop });
  if (!usePageStore.getState().language)
    usePageStore.setState({ language: await loadLanguage(locales[fallbackLocaleCode]) });
  onVisit((visit) => void show(visit));
}

async function show(visit: Visit): Promise<void> {
  const locale = localeOfPath(visit.location.pathname);
  const { language } = usePageStore.getState();
  if (language?.locale.code === locale.code) return usePageStore.setState(visit);
  const loaded = (await loadLanguage(locale)) ?? language;
  // A newer visit may have come while the texts were loading; that one decides.
  if (browserHistory.location.key !== visit.location.key) return;
  if (loaded) applyToDocument(loaded.locale);
  usePageStore.setState({ ...visit, language: loaded });
}

function applyToDocument(locale: Locale): void {
  document.documentElement.lang = locale.tag;
  rememberIfChosen(locale);
}

/** Following a link into another language is a choice, like the switcher. */
function rememberIfChosen(locale: Locale): void {
  if (usePageStore.getState().language) rememberLanguage(locale);
}
