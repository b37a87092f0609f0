import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { OutboundRules } from '../../../../outbound/outbound-address.ts';
import { OutboundFailed, postOutbound, textOfAnswer } from '../../../../outbound/outbound-post.ts';
import type { ChatwootAccount } from './chatwoot-account.ts';

const timeoutMs = 10_000;

/** What is handed over of a talk. */
interface HandedMessage {
  /** Ours; the same on every try. */
  messageId: string;
  text: string;
  file: { name: string; mediaType: string; bytes: Uint8Array } | null;
}

const sourceAnswer = z.object({ source_id: z.string() });
const idAnswer = z.object({ id: z.union([z.string(), z.number()]) });

/**
 * Speaks to a Chatwoot installation by its API channel. Every act rejects with {@link
 * OutboundFailed} where it was not taken.
 */
export function createChatwootClient(rules: OutboundRules, account: ChatwootAccount) {
  const base = `${account.url.replace(/\/+$/, '')}/public/api/v1/inboxes/${encodeURIComponent(account.inbox)}`;
  const talk = (sourceId: string, conversation: string): string =>
    `${base}/contacts/${encodeURIComponent(sourceId)}/conversations/${encodeURIComponent(conversation)}`;

  async function post(url: string, body: object | FormData): Promise<unknown> {
    const isForm = body instanceof FormData;
    const form = isForm ? new Response(body) : null;
    const answer = await postOutbound(rules, {
      url,
      headers: {
        accept: 'application/json',
        'content-type': form?.headers.get('content-type') ?? 'application/json',
      },
      body: form ? new Uint8Array(await form.arrayBuffer()) : JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await textOfAnswer(answer);
    if (answer.status < 200 || answer.status > 299)
      throw new OutboundFailed(`it answered ${answer.status}`);
    return parsed(text);
  }

  return {
    /** Makes the contact of who writes, by our pseudonym; gives what Chatwoot calls it. */
    async contact(pseudonym: string, name: string): Promise<string> {
      const answer = await post(`${base}/contacts`, {
        source_id: pseudonym,
        identifier: pseudonym,
        ...(account.token === null
          ? {}
          : {
              identifier_hash: createHmac('sha256', account.token).update(pseudonym).digest('hex'),
            }),
        name,
      });
      return read(sourceAnswer, answer).source_id;
    },
    /** Begins a conversation of a contact; gives its id there. */
    async conversation(sourceId: string): Promise<string> {
      const address = `${base}/contacts/${encodeURIComponent(sourceId)}/conversations`;
      return String(read(idAnswer, await post(address, {})).id);
    },
    async message(sourceId: string, conversation: string, said: HandedMessage): Promise<void> {
      const address = `${talk(sourceId, conversation)}/messages`;
      const words = { content: said.text, echo_id: said.messageId };
      if (!said.file) return void (await post(address, words));
      const form = new FormData();
      form.set('content', said.text);
      form.set('echo_id', said.messageId);
      const { bytes, mediaType, name } = said.file;
      form.append('attachments[]', new Blob([new Uint8Array(bytes)], { type: mediaType }), name);
      await post(address, form);
    },
    async typing(sourceId: string, conversation: string, isTyping: boolean): Promise<void> {
      const status = { typing_status: isTyping ? 'on' : 'off' };
      await post(`${talk(sourceId, conversation)}/toggle_typing`, status);
    },
    async seen(sourceId: string, conversation: string): Promise<void> {
      await post(`${talk(sourceId, conversation)}/update_last_seen`, {});
    },
    /** Ends the conversation there, or opens it again. */
    async toggleStatus(sourceId: string, conversation: string): Promise<void> {
      await post(`${talk(sourceId, conversation)}/toggle_status`, {});
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function read<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value);
  if (!result.success) throw new OutboundFailed('its answer has another shape');
  return result.data;
}
