import { localeByTag } from '@pavilion/domain/locales';
import { speaksOfCrisis } from '@pavilion/domain/support';
import { createTranslator } from '@pavilion/i18n/server';
import { escapeHtml } from '../../../escape.ts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { pickText, sanitised } from '../../site/content/index.ts';
import type { Owner } from '../guests/index.ts';
import { deleteConsent, readConsent, writeConsent } from './consent.store.ts';
import type { AssistantSettings } from './settings.store.ts';

/** Where words leave to: null where they stay with us. */
function leavesTo({ adapter, url }: AssistantSettings): string | null {
  if (adapter !== 'webhook' && adapter !== 'openai') return null;
  return url === null ? null : new URL(url).host;
}

/** Whether a visitor has to agree that his words leave, whether he did, and what to. */
export async function consentOf(
  context: RequestContext,
  owner: Owner | null,
  settings: AssistantSettings,
): Promise<{ needed: boolean; given: boolean; text_html: string }> {
  const host = leavesTo(settings);
  if (host === null) return { needed: false, given: false, text_html: '' };
  const given = owner && (await readConsent(context.server.database.db, owner));
  return { needed: true, given: given === host, text_html: consentText(context, settings) };
}

function consentText({ site, language }: RequestContext, settings: AssistantSettings): string {
  const code = localeByTag(language.tag)?.code ?? 'EN';
  const own = pickText(settings.consent_texts, code, site);
  if (own !== '') return sanitised(own);
  const t = createTranslator(language.tag);
  return `<p>${escapeHtml(t('messages.assistant.consent', { site: site.name }))}</p>`;
}

/**
 * Lets a question pass whose words may leave; `consentRequired` otherwise. Who writes of a crisis
 * is never asked first: those words stay with us.
 */
export async function requireConsent(
  context: RequestContext,
  owner: Owner | null,
  settings: AssistantSettings,
  { text, consent }: { text: string; consent?: boolean | undefined },
): Promise<void> {
  const { db } = context.server.database;
  if (owner && consent === false) await deleteConsent(db, owner);
  const host = leavesTo(settings);
  if (host === null || consent === true || speaksOfCrisis(text)) return;
  const given = owner && (await readConsent(db, owner));
  if (given !== host) fail('consentRequired', { statusDetail: 'assistant' });
}

/** Keeps that a visitor's words may leave, where they leave. */
export async function keepConsent(
  context: RequestContext,
  owner: Owner,
  settings: AssistantSettings,
): Promise<void> {
  const host = leavesTo(settings);
  if (host !== null) await writeConsent(context.server.database.db, owner, host, context.now);
}
