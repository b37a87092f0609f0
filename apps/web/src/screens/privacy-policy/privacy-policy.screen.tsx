import { CmsPage } from '../../features/cms/cms-page.tsx';

/** /privacy-policy: the operator's own text. */
export function PrivacyPolicyScreen() {
  return <CmsPage page="privacy_policy" screen="privacy-policy" />;
}
