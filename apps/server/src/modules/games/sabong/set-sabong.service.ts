import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { announceSiteChange } from '../../site/sites/index.ts';
import {
  readSabongSettings,
  writeSabongSettings,
  type SabongSettingsRow,
} from '../rounds/index.ts';

/** The place whose law forbids matches of sabong, wherever the platform stands. */
const forbidden = 'PH';

/**
 * Says whether a site offers matches, and what the house bets on each; what is left out stays.
 * Throws OperatorError on a site of the Philippines.
 */
export async function setSabong(
  server: Pick<ServerContext, 'database' | 'clock' | 'ids' | 'publisher'>,
  actor: string,
  site: { id: string; country: string; jurisdiction?: string },
  { isOn, houseSeedMinor }: { isOn?: boolean | undefined; houseSeedMinor?: bigint | undefined },
  within?: Executor,
): Promise<SabongSettingsRow> {
  const isForbidden = site.country === forbidden || site.jurisdiction === forbidden;
  return changeAsOperator<SabongSettingsRow | null, SabongSettingsRow>(
    server,
    actor,
    {
      action: 'sabong.set',
      subject: { siteId: site.id, subject: 'sabong' },
      lock: (trx) => readSabongSettings(trx, site.id),
      refuse: () =>
        isOn === true && isForbidden
          ? 'the law of the Philippines forbids matches of sabong'
          : null,
      work: async (trx, before) => {
        const after = {
          site_id: site.id,
          is_on: isOn ?? before?.is_on ?? false,
          house_seed_minor: houseSeedMinor ?? before?.house_seed_minor ?? 0n,
          changed_at: server.clock.now(),
        };
        await writeSabongSettings(trx, after);
        await announceSiteChange(server, trx, site.id);
        return { answer: after, before, after };
      },
    },
    within,
  );
}
