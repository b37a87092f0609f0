import { CmsPage } from '../../features/cms/cms-page.tsx';

/** /term-condition: the operator's own text. */
export function TermConditionScreen() {
  return <CmsPage page="term_condition" screen="term-condition" />;
}
