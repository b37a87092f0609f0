import type { Passage } from '@pavilion/domain/support';

/** A passage with what kind of page it stands on. */
export type SitePassage = Passage & {
  kind: 'page' | 'faq' | 'news' | 'promotion' | 'rules' | 'game';
  /** It leads to play: who may not play is not told of it. */
  draws: boolean;
};
