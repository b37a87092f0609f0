import type { CallResponse } from '@pavilion/contracts/define-call';
import type { faqList } from '@pavilion/contracts/player/site/faq-list.contract';
import { useText } from '@pavilion/i18n/react';
import { Accordion } from '@pavilion/ui/accordion';
import { TextField } from '@pavilion/ui/field';
import { Icon } from '@pavilion/ui/icon';
import { EmptyState, Skeleton } from '@pavilion/ui/states';
import { useState } from 'react';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { RichText } from '@pavilion/web-core/layout/rich-text';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { CmsPage } from '../../features/site/cms/cms-page.tsx';
import { useFaqs, useFaqSearch } from '../../features/site/faqs/faq-queries.ts';

type Category = CallResponse<typeof faqList>['value'][number];
type Question = Pick<Category['questions'][number], 'faq_id' | 'slug' | 'question' | 'answer'>;

/**
 * /faqs: questions by category, with a search; one is open by `?question=`. A site without any
 * shows its page of text.
 */
export function FaqsScreen() {
  const t = useText();
  const { data, isPending, isError } = useFaqs();
  const [typed, setTyped] = useState('');
  const { hits } = useFaqSearch(typed);
  const categories = data?.value ?? [];
  if (isPending)
    return (
      <PageColumn title={t('_m.faqs')}>
        <Skeleton className="h-80" />
      </PageColumn>
    );
  if (isError || categories.length === 0) return <CmsPage page="faqs" screen="faqs" />;
  return (
    <PageColumn title={t('_m.faqs')}>
      <TextField
        type="search"
        label={t('ui.faq.search')}
        placeholder={t('ui.faq.placeholder')}
        value={typed}
        maxLength={200}
        before={<Icon name="search" size={18} />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div aria-live="polite" className="grid gap-6">
        {hits === null ? (
          categories.map((category) => <CategoryPart key={category.category} category={category} />)
        ) : hits.length > 0 ? (
          <Questions questions={hits} />
        ) : (
          <EmptyState
            title={t('ui.faq.none')}
            text={t('ui.faq.noneText')}
            action={
              <AppLink to="/contact-us" className="font-semibold text-accent-text">
                {t('ui.faq.ask')}
              </AppLink>
            }
          />
        )}
      </div>
    </PageColumn>
  );
}

function CategoryPart({ category: { category, title, questions } }: { category: Category }) {
  return (
    <section aria-labelledby={`faq-${category}`} className="grid gap-3">
      <h2 id={`faq-${category}`} className="m-0 text-xl font-bold">
        {title}
      </h2>
      <Questions questions={questions} />
    </section>
  );
}

function Questions({ questions }: { questions: readonly Question[] }) {
  const [params] = useSearchParams();
  const asked = params.get('question');
  return (
    <Accordion
      items={questions.map(({ faq_id, slug, question, answer }) => ({
        id: faq_id,
        title: question,
        content: <RichText html={answer} />,
        isOpen: slug === asked,
      }))}
    />
  );
}
