// chunk: later
import { create } from 'zustand';
import { readCookie, writeCookie } from '@pavilion/web-core/cookies';

const consentCookie = 'measuring_consent';
const consentDays = 180;

interface MeasuringConsent {
  /** True while the visitor is asked. */
  isAsked: boolean;
  answer: (isGiven: boolean) => void;
}

let waiting: Array<() => void> = [];

/**
 * Whether the operator's measuring scripts may load in this browser: asked once there are some,
 * kept for half a year.
 */
export const useMeasuringConsent = create<MeasuringConsent>()((set) => ({
  isAsked: false,
  answer(isGiven) {
    const secure = location.protocol === 'https:';
    writeCookie(consentCookie, isGiven ? 'yes' : 'no', {
      days: consentDays,
      sameSite: 'Lax',
      secure,
    });
    set({ isAsked: false });
    const loads = waiting;
    waiting = [];
    if (isGiven) for (const load of loads) load();
  },
}));

/** Runs the load once the visitor has agreed, now or after he is asked; never when he refused. */
export function whenConsented(load: () => void): void {
  const said = readCookie(document.cookie, consentCookie);
  if (said === 'yes') return load();
  if (said === 'no') return undefined;
  waiting.push(load);
  return useMeasuringConsent.setState({ isAsked: true });
}
