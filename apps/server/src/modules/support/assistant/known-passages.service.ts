import { setImmediate as nextTurn } from 'node:timers/promises';
import { createPassageIndex, type PassageIndex } from '@pavilion/domain/support';
import type { RequestContext } from '../../../http/route.ts';
import type { Site } from '../../../site-directory/index.ts';
import type { SitePassage } from './site-passage.ts';
import { passagesOf } from './site-passages.service.ts';

/** What a site says in a language, made ready to be asked. */
interface KnownPassages {
  all: readonly SitePassage[];
  index: PassageIndex<SitePassage>;
}

interface Known {
  passages: Promise<KnownPassages>;
  readAtMs: number;
}

/**
 * News and promotions come and go by the clock; a publish makes a new object of the site, and is
 * seen at once.
 */
const freshMs = 5_000;
/** Passages that are taken in before others have their turn. */
const sliceSize = 50;

const known = new WeakMap<Site, Map<string, Known>>();

/**
 * The passages of the site in the visitor's language. Read at most every five seconds; what says
 * the same as before is not taken apart again.
 */
export function knownPassages(context: RequestContext): Promise<KnownPassages> {
  const { site, language, server } = context;
  const ofSite = known.get(site) ?? new Map<string, Known>();
  known.set(site, ofSite);
  const before = ofSite.get(language.tag);
  const nowMs = server.clock.now().getTime();
  if (before && Math.abs(nowMs - before.readAtMs) < freshMs) return before.passages;
  const passages = readPassages(context, before?.passages ?? null);
  ofSite.set(language.tag, { passages, readAtMs: nowMs });
  passages.catch(() => ofSite.delete(language.tag));
  return passages;
}

async function readPassages(
  context: RequestContext,
  before: Promise<KnownPassages> | null,
): Promise<KnownPassages> {
  const all = await passagesOf(context);
  const old = await before?.catch(() => null);
  if (old && isSame(old.all, all)) return old;
  const index = createPassageIndex<SitePassage>(context.language.tag);
  for (const [place, passage] of all.entries()) {
    if (place % sliceSize === sliceSize - 1) await nextTurn();
    index.add(passage);
  }
  return { all, index };
}

const isSame = (old: readonly SitePassage[], all: readonly SitePassage[]): boolean =>
  old.length === all.length &&
  all.every((passage, place) => {
    const other = old[place];
    return (
      other?.title === passage.title && other.text === passage.text && other.path === passage.path
    );
  });
