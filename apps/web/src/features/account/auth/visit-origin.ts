import { newId } from '../../../core/ids.ts';
import { affiliateClick, affiliateId } from '../../../core/startup/affiliate.ts';
import { appsFlyerId, trackingId } from '../../../core/startup/tracking.ts';
import { visitMarks } from '../../../core/startup/visit-marks.ts';

const visitorKey = 'visitor_id';

/**
 * Where this visitor came from, as sign-up sends it: channel, campaign and placement of the link
 * that began the visit, affiliate, trackers.
 */
export function visitOrigin() {
  const { ch, cm, pp } = visitMarks();
  return {
    ch,
    cm,
    pp,
    affiliate_code: affiliateId() ?? undefined,
    click_id: affiliateClick(),
    fbp: trackingId(),
    appsflyer_id: appsFlyerId(),
    visitor_id: visitorId(),
  };
}

/** The code of the friend who sent the visitor, when the link that began the visit carried one. */
export function referrerOfVisit(): string {
  return visitMarks().referrer_code ?? '';
}

/** Random id of this browser. */
function visitorId(): string {
  const known = localStorage.getItem(visitorKey);
  if (known) return known;
  const made = newId();
  localStorage.setItem(visitorKey, made);
  return made;
}
