import type { Notice } from './define-notice.ts';

/** Every kind of notice that a module declares. */
export interface NoticeCatalogue {
  /**
   * The kind that a row names; its params are those it was sent with. Throws where none is
   * declared.
   */
  byName(name: string): Notice;
  /** Throws unless this very kind is declared: what is sent without cannot be read. */
  requireDeclared(notice: Notice): void;
}

/** The sum of what modules declare. Throws where two have one name: a row could mean either. */
export function createNoticeCatalogue(notices: readonly Notice[]): NoticeCatalogue {
  const known = new Map<string, Notice>();
  for (const notice of notices) {
    if (known.has(notice.name)) throw new Error(`the notice ${notice.name} is declared twice`);
    known.set(notice.name, notice);
  }
  const byName = (name: string): Notice => {
    const notice = known.get(name);
    if (!notice) throw new Error(`no module declares the notice ${name}`);
    return notice;
  };
  return {
    byName,
    requireDeclared(notice) {
      if (byName(notice.name) !== notice)
        throw new Error(`another notice is declared as ${notice.name}`);
    },
  };
}
