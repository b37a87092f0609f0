import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { CallFailure } from '@pavilion/client/call-failure';
import { ArtPicture } from '../../../core/layout/art-picture.tsx';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { RichText } from '@pavilion/web-core/layout/rich-text';
import { useSubject } from '../../../core/seo/page-subject.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { NewsCards } from './news-card.tsx';
import { useArticle } from './news-queries.ts';

/** An article on its own: day, picture, text, others of its kind, and the way back. */
export function NewsArticle({ slug }: { slug: string }) {
  const t = useText();
  const { data, isPending, error, refetch } = useArticle(slug);
  if (isPending)
    return (
      <PageColumn title={t('_m.news')}>
        <Skeleton className="h-80" />
      </PageColumn>
    );
  if (data) return <Article article={data.value} />;
  const isGone = error instanceof CallFailure && error.code === 'contentNotFound';
  return (
    <PageColumn title={t('_m.news')}>
      {isGone ? (
        <NoArticle />
      ) : (
        <ErrorState
          title={t('ui.news.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      )}
    </PageColumn>
  );
}

function NoArticle() {
  const t = useText();
  const title = t('ui.news.notFound');
  useSubject({ title, description: '', query: '', isFound: false });
  return (
    <EmptyState
      icon="news"
      title={title}
      text={t('ui.news.notFoundText')}
      action={<BackToNews />}
    />
  );
}

type ArticleData = NonNullable<ReturnType<typeof useArticle>['data']>['value'];

function Article({ article }: { article: ArticleData }) {
  const t = useText();
  const format = useFormat();
  const { title, summary: description, slug } = article;
  useSubject({ title, description, query: `?article=${slug}`, isFound: true });
  return (
    <PageColumn title={title}>
      <article className="grid gap-4">
        <p className="m-0 text-sm text-text-muted">
          <time dateTime={article.published_at}>{format.date(article.published_at)}</time>
        </p>
        {article.img_url ? (
          <ArtPicture source={article.img_url} className="aspect-video w-full rounded-card" />
        ) : null}
        <p className="m-0 text-lg">{article.summary}</p>
        <RichText html={article.body} />
      </article>
      {article.related.length > 0 ? (
        <section aria-labelledby="news-related" className="grid gap-3">
          <h2 id="news-related" className="m-0 text-xl font-bold">
            {t('ui.news.related')}
          </h2>
          <NewsCards articles={article.related} />
        </section>
      ) : null}
      <BackToNews />
    </PageColumn>
  );
}

function BackToNews() {
  const t = useText();
  return (
    <AppLink to="/news" className="inline-flex items-center gap-2 font-semibold text-accent-text">
      <Icon name="news" size={18} />
      {t('ui.news.all')}
    </AppLink>
  );
}
