import {
  fallbackLocaleCode,
  locales,
  writingDirection,
  type Locale,
} from '@pavilion/domain/locales';
import { loadLanguage, localeOfPath, rememberLanguage, type Language } from '../locale/language.ts';
import { create } from 'zustand';
import { servable } from '@pavilion/web-core/stores/servable';
import {
  browserHistory,
  onVisit,
  type PageLocation,
  type Visit,
  type VisitAction,
} from '@pavilion/web-core/navigation/history';

/**
 * Where the page is, and the language it is in: they change together, or links would point into the
 * wrong one.
 */
interface PageState {
  location: PageLocation;
  action: VisitAction;
  language: Language | null;
}

export const usePageStore = create<PageState>()(
  servable((): PageState => ({
    location: browserHistory.location,
    action: 'pop',
    language: null,
  })),
);

/**
 * Loads the language of the first page (English when it cannot be had) and follows the address from
 * then on.
 */
export async function startNavigation(): Promise<void> {
  await loadFirstLanguage();
  onVisit((visit) => void show(visit));
}

/** Stands where the history stands, in the language of that address. */
export async function loadFirstLanguage(): Promise<void> {
  await show({ location: browserHistory.location, action: 'pop' });
  if (!usePageStore.getState().language)
    usePageStore.setState({ language: await loadLanguage(locales[fallbackLocaleCode]) });
}

async function show(visit: Visit): Promise<void> {
  const locale = localeOfPath(visit.location.pathname);
  const { language } = usePageStore.getState();
  if (language?.locale.code === locale.code) return usePageStore.setState(visit);
  const loaded = (await loadLanguage(locale)) ?? language;
  // A newer visit may have come while the texts were loading; that one decides.
  if (browserHistory.location !== visit.location) return;
  // Following a link into another language is a choice, like the switcher; the first page is none.
  if (loaded && language) chooseLanguage(loaded.locale);
  usePageStore.setState({ ...visit, language: loaded });
}

function chooseLanguage(locale: Locale): void {
  const root = document.documentElement;
  root.lang = locale.tag;
  root.dir = writingDirection(locale.tag);
  rememberLanguage(locale);
}
