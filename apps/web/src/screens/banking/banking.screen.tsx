import { CmsPage } from '../../features/cms/cms-page.tsx';

/** /banking: the operator's own text. */
export function BankingScreen() {
  return <CmsPage page="banking" screen="banking" />;
}
