import type { CallResponse } from '@pavilion/contracts/define-call';
import { siteinfodetail } from '@pavilion/contracts/player/site/siteinfodetail.contract';
import { screens, type ScreenName } from '@pavilion/domain/screens';
import { useLanguageTag } from '@pavilion/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callQuery } from '../../../core/query.ts';
import { topicsOf, type HelpTopic } from './help-topics.ts';

type Cms = CallResponse<typeof siteinfodetail>['cms'];

/** Pages the assistant reads, most helpful first, and the screens that show them. */
const helpPages: readonly (readonly [keyof Cms, ScreenName])[] = [
  ['faqs', 'faqs'],
  ['banking', 'banking'],
  ['responsible_gaming', 'responsible-gaming'],
  ['about_us', 'about'],
  ['privacy_policy', 'privacy-policy'],
  ['term_condition', 'term-condition'],
];

/** Everything the site's own pages of text answer, in the visitor's language as far as the site has it. */
export function useHelpTopics() {
  const tag = useLanguageTag();
  const { data, isPending, isError, refetch } = useQuery({
    ...callQuery(siteinfodetail, {}),
    meta: { handled: true },
  });
  const topics = useMemo((): HelpTopic[] => {
    if (!data) return [];
    return helpPages.flatMap(([page, screen]) => {
      const { status, en_body, local_body } = data.cms[page];
      const body = tag === 'en-US' ? en_body || local_body : local_body || en_body;
      return status ? topicsOf(screens[screen].path, body) : [];
    });
  }, [data, tag]);
  return { topics, isPending, isFailed: isError && !data, retry: () => void refetch() };
}
