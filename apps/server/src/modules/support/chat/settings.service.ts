import { locales } from '@pavilion/domain/locales';
import { parseOpeningHours } from '@pavilion/domain/support';
import { isTimeZone } from '@pavilion/domain/time-zones';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import type { Site } from '../../../site-directory/index.ts';
import { announceSiteChange } from '../../site/sites/index.ts';
import {
  readChatSettings,
  writeChatSettings,
  writeChatSwitch,
  type ChatSettings,
} from './settings.store.ts';

export type AskedSettings = Partial<ChatSettings> & { is_on?: boolean };
type Known = ChatSettings & { is_on: boolean };

/** What an operator cannot set, in his words; null when all can be. */
function problemOf({ hours, zone, language }: AskedSettings): string | null {
  if (hours !== undefined && !parseOpeningHours(hours))
    return 'hours: must be such as "Mo-Fr 09:00-18:00, Sa 10:00-14:00"';
  if (zone !== undefined && !isTimeZone(zone)) return 'zone: must be a zone such as Asia/Manila';
  if (language !== undefined && !Object.hasOwn(locales, language))
    return 'language: must be a language such as EN';
  return null;
}

/** Changes how a site's chat works, at once; gives how it works then. Nothing asked for changes nothing. */
export async function setChat(
  context: ServerContext,
  actor: string,
  site: Site,
  asked: AskedSettings,
): Promise<Known> {
  const { database, clock } = context;
  const problem = problemOf(asked);
  if (problem !== null) throw new OperatorError(problem);
  const read = async (executor = database.db): Promise<Known> => ({
    ...(await readChatSettings(executor, site.id)),
    is_on: site.liveChat.isEnabled,
  });
  if (Object.keys(asked).length === 0) return read();
  return changeAsOperator<Known, Known>(context, actor, {
    action: 'chat.settings',
    subject: { siteId: site.id, subject: site.externalId },
    lock: read,
    work: async (executor, before) => {
      const after = { ...before, ...asked };
      const { is_on: isOn, ...settings } = after;
      await writeChatSettings(executor, site.id, settings, clock.now());
      await writeChatSwitch(executor, site.id, isOn);
      await announceSiteChange(context, executor, site.id);
      return { answer: after, before, after };
    },
  });
}
