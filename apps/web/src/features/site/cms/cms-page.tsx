import type { CallResponse } from '@pavilion/contracts/define-call';
import { siteinfodetail } from '@pavilion/contracts/player/site/siteinfodetail.contract';
import type { ScreenName } from '@pavilion/domain/screens';
import { screenTitleKey } from '@pavilion/i18n';
import { useLanguageTag, useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readBoot } from '../../../core/boot.ts';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { callQuery } from '../../../core/query.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { RichText } from '@pavilion/web-core/layout/rich-text';
import { pageText } from './page-text.ts';

type Cms = CallResponse<typeof siteinfodetail>['cms'];

/**
 * A page whose body the operator writes: skeleton, body in the visitor's language, or what is
 * wrong.
 */
export function CmsPage({
  page,
  screen,
  lead,
}: {
  page: keyof Cms;
  screen: ScreenName;
  /** What comes before the text. */
  lead?: ReactNode;
}) {
  const t = useText();
  const { body, isPending, isError, retry } = useBody(page, `/${screen}`);
  const { title, html } = pageText(body);
  return (
    <PageColumn title={title ?? t(screenTitleKey(screen))}>
      {lead}
      {isPending ? (
        <TextSkeleton />
      ) : isError ? (
        <ErrorState
          title={t('ui.cms.failed')}
          text={t('ui.common.errorText')}
          retryLabel={t('ui.common.retry')}
          onRetry={retry}
        />
      ) : html === '' ? (
        <EmptyState icon="news" title={t('ui.cms.empty')} text={t('ui.cms.emptyText')} />
      ) : (
        <RichText html={html} />
      )}
    </PageColumn>
  );
}

/**
 * The body in the visitor's language: known since the page stood, written into it, or asked for;
 * empty where there is none.
 */
function useBody(page: keyof Cms, path: string) {
  const tag = useLanguageTag();
  const boot = readBoot();
  const known = useLayoutStore((state) => state.cms[page]);
  const written = boot?.path === path ? boot.cms : undefined;
  const before = known ?? written;
  const { data, isPending, isError, refetch } = useQuery({
    ...callQuery(siteinfodetail, {}),
    enabled: before === undefined,
    meta: { handled: true },
  });
  const body = data?.cms[page] ?? before;
  return {
    body: body?.status ? bodyIn(tag, body) : '',
    isPending: !body && isPending,
    isError: !body && isError,
    retry: () => void refetch(),
  };
}

/** English for English visitors and where there is no local text. */
function bodyIn(tag: string, body: { en_body: string; local_body: string }): string {
  return tag === 'en-US' ? body.en_body || body.local_body : body.local_body || body.en_body;
}

function TextSkeleton() {
  return (
    <div className="grid gap-3" aria-busy="true">
      {['w-1/2', 'w-full', 'w-full', 'w-5/6', 'w-2/3'].map((width, index) => (
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
