import { useText } from '@pavilion/i18n/react';
import { useEffect, useRef } from 'react';
import { logProblem } from '@pavilion/web-core/log';

/** So long a vendor may take; one that does not come is only logged. */
const patienceMs = 15_000;

/** The chat of a vendor, in a page of ours that has a policy of its own. */
export function VendorFrame({ address }: { address: string }) {
  const t = useText();
  const hasCome = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!hasCome.current) logProblem('the chat of the vendor did not come', address);
    }, patienceMs);
    return () => clearTimeout(timer);
  }, [address]);
  return (
    <iframe
      src={address}
      title={t('_m.liveChat')}
      className="block h-full w-full border-0"
      onLoad={() => {
        hasCome.current = true;
      }}
    />
  );
}
