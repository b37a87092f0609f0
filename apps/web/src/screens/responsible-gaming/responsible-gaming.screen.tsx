import { CmsPage } from '../../features/cms/cms-page.tsx';

/** /responsible-gaming: the operator's own text. */
export function ResponsibleGamingScreen() {
  return <CmsPage page="responsible_gaming" screen="responsible-gaming" />;
}
