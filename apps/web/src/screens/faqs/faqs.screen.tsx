import { CmsPage } from '../../features/cms/cms-page.tsx';

/** /faqs: the operator's own text. */
export function FaqsScreen() {
  return <CmsPage page="faqs" screen="faqs" />;
}
