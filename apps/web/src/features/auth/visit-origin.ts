import { newId } from '../../core/ids.ts';
import { affiliateId } from '../../core/startup/affiliate.ts';
import { appsFlyerId, trackingId } from '../../core/startup/tracking.ts';

const visitorKey = 'visitor_id';

/** Where this visitor came from, as sign-up sends it: channel, campaign and placement of the link, affiliate, trackers. */
export function visitOrigin() {
  const query = new URLSearchParams(location.search);
  return {
    ch: query.get('ch') ?? undefined,
    cm: query.get('cm') ?? undefined,
    pp: query.get('pp') ?? undefined,
    affiliate_code: affiliateId() ?? undefined,
    fbp: trackingId(),
    appsflyer_id: appsFlyerId(),
    visitor_id: visitorId(),
  };
}

/** The code of the friend who sent the visitor, when the link carries one. */
export function referrerOfAddress(): string {
  const query = new URLSearchParams(location.search);
  return query.get('referrer_code') ?? query.get('ref') ?? '';
}

/** Random id of this browser. */
function visitorId(): string {
  const known = localStorage.getItem(visitorKey);
  if (known) return known;
  const made = newId();
  localStorage.setItem(visitorKey, made);
  return made;
}
