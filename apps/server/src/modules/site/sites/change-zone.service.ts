import { isTimeZone } from '@pavilion/domain/time-zones';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { announceSiteChange } from './announce-site-change.ts';
import { updateZone } from './site.store.ts';

/**
 * Sets the zone by which a site's days begin. Throws {@link OperatorError} when there is no such
 * zone.
 */
export async function changeZone(
  context: ServerContext,
  actor: string,
  site: Site,
  zone: string,
): Promise<void> {
  if (!isTimeZone(zone)) throw new OperatorError(`there is no time zone ${zone}`);
  await changeAsOperator(context, actor, {
    action: 'site.zone',
    subject: { siteId: site.id, subject: site.externalId },
    lock: async () => site.timeZone,
    work: async (trx, before) => {
      await updateZone(trx, site.id, zone, context.clock.now());
      await announceSiteChange(context, trx, site.id);
      return { answer: undefined, before, after: zone };
    },
  });
  await context.sites.refresh();
}
