import { locales } from '@pavilion/domain/locales';
import { parseOpeningHours } from '@pavilion/domain/support';
import { isTimeZone } from '@pavilion/domain/time-zones';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { refuseOutboundNow } from '../../../outbound/outbound-address.ts';
import { openText, sealText, type SealPurpose } from '../../../sealed-text.ts';
import type { Site } from '../../../site-directory/index.ts';
import { announceSiteChange } from '../../site/sites/index.ts';
import {
  readChatSettings,
  writeChatSettings,
  writeChatSwitch,
  type ChatSettings,
} from './settings.store.ts';
import type { ChatwootAccount } from './chatwoot/chatwoot-account.ts';
import type { VendorChat } from './vendor-frame.ts';

export type AskedSettings = Partial<ChatSettings> & { is_on?: boolean };
type Known = ChatSettings & { is_on: boolean };

/** What an operator cannot set, in his words; null when all can be. */
function problemOf({
  hours,
  zone,
  language,
  vendor_origins: origins,
}: AskedSettings): string | null {
  if (hours !== undefined && !parseOpeningHours(hours))
    return 'hours: must be such as "Mo-Fr 09:00-18:00, Sa 10:00-14:00"';
  if (zone !== undefined && !isTimeZone(zone)) return 'zone: must be a zone such as Asia/Manila';
  if (language !== undefined && !Object.hasOwn(locales, language))
    return 'language: must be a language such as EN';
  return origins?.every(isOrigin) === false
    ? 'origins: must be origins such as https://cdn.example.com'
    : null;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && text.startsWith('https://') && new URL(text).origin === text;
}

/** What settings of another chat lack together; null where they can be used. */
function otherProblem(known: Known): string | null {
  const { chatwoot_url: url, chatwoot_inbox: inbox, sealed_token: token } = known;
  if (known.adapter === 'chatwoot') {
    if (url === null) return 'url: chatwoot needs one';
    if (inbox === null) return 'inbox: chatwoot needs one';
    // Without a proof nothing it tells would be taken.
    return token === null && known.sealed_secret === null
      ? 'secret_file: chatwoot needs one, or the token of its channel'
      : null;
  }
  return vendorProblem(known);
}

function vendorProblem({
  adapter,
  vendor_page: page,
  vendor_script: script,
}: Known): string | null {
  if (adapter !== 'vendor') return null;
  if (page === null && script === null) return 'page: a vendor needs one, or a script';
  return page !== null && script !== null ? 'page: a vendor has either a page or a script' : null;
}

const sealOf = ({ appSecret }: Pick<ServerContext, 'appSecret'>, siteId: string): SealPurpose => ({
  appSecret,
  purpose: 'chat-secret',
  boundTo: siteId,
});

/**
 * Seals what an operator wrote into a file: one line. Throws {@link OperatorError} for anything
 * else.
 */
export function sealedSecret(
  context: Pick<ServerContext, 'appSecret'>,
  site: Pick<Site, 'id'>,
  name: string,
  text: string,
): string {
  const secret = text.trim();
  if (!/^[\x20-\x7e]{8,1000}$/.test(secret))
    throw new OperatorError(`${name}: must be one line of 8 to 1,000 characters`);
  return sealText(sealOf(context, site.id), secret);
}

/** The Chatwoot behind a site's chat; null where there is none. */
export function chatwootOf(
  context: Pick<ServerContext, 'appSecret'>,
  siteId: string,
  settings: ChatSettings,
): ChatwootAccount | null {
  const { adapter, chatwoot_url: url, chatwoot_inbox: inbox } = settings;
  if (adapter !== 'chatwoot' || url === null || inbox === null) return null;
  const opened = (sealed: string | null): string | null =>
    sealed === null ? null : openText(sealOf(context, siteId), sealed);
  const { sealed_token: token, sealed_secret: secret } = settings;
  return { url, inbox, token: opened(token), secret: opened(secret) };
}

/** The chat of a site's vendor; null where the chat is ours. */
export function vendorOf(settings: ChatSettings): VendorChat | null {
  if (settings.adapter !== 'vendor') return null;
  const { vendor_page: page, vendor_script: script, vendor_origins: origins } = settings;
  if (page !== null) return { page };
  return script === null ? null : { script, origins };
}

/**
 * Changes how a site's chat works, at once; gives how it works then. Nothing asked for changes
 * nothing.
 */
export async function setChat(
  context: ServerContext,
  actor: string,
  site: Site,
  asked: AskedSettings,
): Promise<Known> {
  const { database, clock } = context;
  const problem = problemOf(asked);
  if (problem !== null) throw new OperatorError(problem);
  const { vendor_page: page, chatwoot_url: url } = asked;
  for (const [name, address] of Object.entries({ page, url })) {
    const refusal = address ? await refuseOutboundNow(address, context.config) : null;
    if (refusal !== null) throw new OperatorError(`${name}: ${refusal}`);
  }
  const read = async (executor = database.db): Promise<Known> => ({
    ...(await readChatSettings(executor, site.id)),
    is_on: site.liveChat.isEnabled,
  });
  if (Object.keys(asked).length === 0) return read();
  return changeAsOperator<Known, Known>(context, actor, {
    action: 'chat.settings',
    subject: { siteId: site.id, subject: site.externalId },
    lock: read,
    refuse: (before) => otherProblem({ ...before, ...asked }),
    work: async (executor, before) => {
      const after = { ...before, ...asked };
      const { is_on: isOn, ...settings } = after;
      await writeChatSettings(executor, site.id, settings, clock.now());
      await writeChatSwitch(executor, site.id, isOn);
      await announceSiteChange(context, executor, site.id);
      return { answer: after, before: shortly(before), after: shortly(after) };
    },
  });
}

/** For the log: of a snippet only how long it is. */
const shortly = ({
  vendor_script: script,
  sealed_token: token,
  sealed_secret: secret,
  ...settings
}: Known): object => ({
  ...settings,
  token: token === null ? 'none' : 'set',
  secret: secret === null ? 'none' : 'set',
  vendor_script: script === null ? null : `${script.length} characters`,
});
