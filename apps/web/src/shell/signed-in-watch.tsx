import { LegalConsent } from './legal-consent.tsx';
import { RealityWatch } from './reality-watch.tsx';

/**
 * What a signed-in player is asked, whatever the page: changed terms first, then whether he wants
 * to go on.
 */
export function SignedInWatch() {
  return (
    <>
      <LegalConsent />
      <RealityWatch />
    </>
  );
}
