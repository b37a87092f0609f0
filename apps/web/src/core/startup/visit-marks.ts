// chunk: later
import { browserHistory } from '@pavilion/web-core/navigation/history';

/** What a link tells of where it stood: campaign, trackers, and the friend who sent it. */
const names = ['ch', 'cm', 'pp', 'fbp', 'appsflyer_id', 'referrer_code'] as const;
type MarkName = (typeof names)[number];
export type VisitMarks = Partial<Record<MarkName, string>>;

/** Marks that belong together: of two campaigns the first counts as a whole, never a mixture. */
const groups: readonly (readonly MarkName[])[] = [
  ['ch', 'cm', 'pp'],
  ['fbp'],
  ['appsflyer_id'],
  ['referrer_code'],
];
/** Other names that links use. */
const otherNames: Partial<Record<MarkName, string>> = { referrer_code: 'ref' };

const storageKey = 'visit-marks';

type MarkStorage = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Keeps the marks of the address for the visit (the tab's session storage), so that they are still
 * there when the visitor signs up some pages later. What an earlier page of the visit was marked
 * with stays. Gives the marks that count.
 */
export function keepVisitMarks(search: string, storage: MarkStorage): VisitMarks {
  const kept = readVisitMarks(storage);
  const found = marksOf(new URLSearchParams(search));
  const news = groups
    .filter((group) => !group.some((name) => kept[name]))
    .flatMap((group) => group.map((name) => [name, found[name]] as const))
    .filter(([, value]) => value);
  if (news.length === 0) return kept;
  const marks: VisitMarks = { ...kept, ...Object.fromEntries(news) };
  storage.setItem(storageKey, JSON.stringify(marks));
  return marks;
}

/**
 * The marks this visit began with; none where nothing was stored or what was stored cannot be read.
 */
export function readVisitMarks(storage: Pick<Storage, 'getItem'>): VisitMarks {
  try {
    const kept: unknown = JSON.parse(storage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? textsOf(kept) : {};
  } catch {
    return {};
  }
}

/** The marks of this tab's visit. A browser that refuses its storage has only the address. */
export function visitMarks(search = browserHistory.location.search): VisitMarks {
  try {
    return keepVisitMarks(search, sessionStorage);
  } catch {
    return marksOf(new URLSearchParams(search));
  }
}

function marksOf(query: URLSearchParams): VisitMarks {
  const valueOf = (name: MarkName): string =>
    (query.get(name) ?? query.get(otherNames[name] ?? name) ?? '').trim();
  return Object.fromEntries(
    names.map((name) => [name, valueOf(name)]).filter(([, value]) => value !== ''),
  );
}

const textsOf = (kept: object): VisitMarks =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value: unknown = Reflect.get(kept, name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
