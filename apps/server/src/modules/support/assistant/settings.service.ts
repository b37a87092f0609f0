import { localeCodes } from '@pavilion/domain/locales';
import type { officeCalls, OfficeAnswer, OfficeInput } from '@pavilion/contracts/office';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { refuseOutboundNow } from '../../../outbound/outbound-address.ts';
import { openText, sealText, type SealPurpose } from '../../../sealed-text.ts';
import type { Site } from '../../../site-directory/index.ts';
import { sanitise } from '../../site/content/index.ts';
import { readAssistant, writeAssistant, type AssistantSettings } from './settings.store.ts';

type Call = typeof officeCalls.assistantSettings;
type Asked = Omit<OfficeInput<Call>, 'site'>;

const consentMax = 5000;

const sealOf = ({ appSecret }: Pick<ServerContext, 'appSecret'>, siteId: string): SealPurpose => ({
  appSecret,
  purpose: 'assistant-secret',
  boundTo: siteId,
});

/**
 * The secret that proves to a system of somebody else that this site asks; null where none was set.
 */
export function secretOf(
  context: Pick<ServerContext, 'appSecret'>,
  siteId: string,
  { sealed_secret: sealed }: AssistantSettings,
): string | null {
  return sealed === null ? null : openText(sealOf(context, siteId), sealed);
}

/**
 * Changes the assistant of a site, at once; gives how it is then. Nothing asked for changes
 * nothing. Throws {@link OperatorError}, `field: reason`.
 */
export async function setAssistant(
  context: ServerContext,
  actor: string,
  site: Site,
  asked: Asked,
): Promise<OfficeAnswer<Call>> {
  const { database, clock } = context;
  const told = (settings: AssistantSettings) => ({ site: site.externalId, ...toldOf(settings) });
  if (Object.values(asked).every((value) => value === undefined))
    return told(await readAssistant(database.db, site.id));
  const change = await changeOf(context, site, asked);
  return changeAsOperator(context, actor, {
    action: 'assistant.settings',
    subject: { siteId: site.id, subject: site.externalId },
    lock: (executor) => readAssistant(executor, site.id),
    refuse: (before) => problemOf({ ...before, ...change }),
    work: async (executor, before) => {
      const after = { ...before, ...change };
      await writeAssistant(executor, site.id, after, clock.now());
      return { answer: told(after), before: toldOf(before), after: toldOf(after) };
    },
  });
}

/** What is shown and logged: of the secret only whether there is one. */
const toldOf = (settings: AssistantSettings) => ({
  adapter: settings.adapter,
  url: settings.url,
  model: settings.model,
  secret: settings.sealed_secret === null ? ('none' as const) : ('set' as const),
  hosts: settings.hosts,
  consent_texts: Object.keys(settings.consent_texts),
});

async function changeOf(
  context: ServerContext,
  site: Site,
  { adapter, url, model, secret_file: secret, hosts, consent_texts: consent }: Asked,
): Promise<Partial<AssistantSettings>> {
  const refusal = url === undefined ? null : await refuseOutboundNow(url, context.config);
  if (refusal !== null) throw new OperatorError(`url: ${refusal}`);
  return {
    ...(adapter === undefined ? {} : { adapter }),
    ...(url === undefined ? {} : { url }),
    ...(model === undefined ? {} : { model }),
    ...(secret === undefined
      ? {}
      : { sealed_secret: sealText(sealOf(context, site.id), secretIn(secret.text)) }),
    ...(hosts === undefined ? {} : { hosts: hosts.map(hostIn) }),
    ...(consent === undefined ? {} : { consent_texts: consentIn(consent.text) }),
  };
}

function problemOf({ adapter, url, model }: AssistantSettings): string | null {
  if ((adapter === 'webhook' || adapter === 'openai') && url === null)
    return `url: ${adapter} needs one`;
  return adapter === 'openai' && model === null ? 'model: openai needs one' : null;
}

function secretIn(text: string): string {
  const secret = text.trim();
  // It may become a header.
  if (/^[\x20-\x7e]{8,1000}$/.test(secret)) return secret;
  throw new OperatorError('secret_file: must be one line of 8 to 1,000 characters');
}

function hostIn(host: string): string {
  const url = `https://${host}/`;
  if (URL.canParse(url) && new URL(url).href === url.toLowerCase()) return host.toLowerCase();
  throw new OperatorError(`hosts: ${host} is no host such as help.example.com`);
}

/** HTML by the codes of languages, English among them. */
function consentIn(text: string): Record<string, string> {
  const texts = recordIn(text);
  const cleaned: Record<string, string> = {};
  for (const [code, html] of Object.entries(texts)) {
    if (!localeCodes.some((known) => known === code))
      throw new OperatorError(`consent_texts: ${code} is no language`);
    if (typeof html !== 'string' || html.trim() === '' || html.length > consentMax)
      throw new OperatorError(`consent_texts: ${code} must have 1 to ${consentMax} characters`);
    cleaned[code] = sanitise(html);
  }
  if (cleaned['EN'] === undefined) throw new OperatorError('consent_texts: EN is missing');
  return cleaned;
}

function recordIn(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Said below: the same for what is no JSON and for what is another shape.
  }
  throw new OperatorError('consent_texts: must be an object such as {"EN": "…"}');
}
