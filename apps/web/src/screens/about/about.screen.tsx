import { CmsPage } from '../../features/cms/cms-page.tsx';

/** /about: the operator's own text. */
export function AboutScreen() {
  return <CmsPage page="about_us" screen="about" />;
}
