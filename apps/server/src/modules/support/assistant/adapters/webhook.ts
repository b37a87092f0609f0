import { createHmac } from 'node:crypto';
import { postOutbound } from '../../../../outbound/outbound-post.ts';
import {
  AdapterFailed,
  type AnswerWords,
  type AssistantAccount,
  type AssistantAdapter,
  type AssistantQuestion,
} from './assistant-adapter.ts';
import { linesOf } from './lines-of.ts';
import { webhookWords } from './webhook-words.ts';

/** The chat trigger of a workflow: gets the question with what little is told of who asks. */
export const askWebhook: AssistantAdapter = async function* ask(
  rules,
  account,
  asked,
): AnswerWords {
  const body = JSON.stringify({
    action: 'sendMessage',
    sessionId: asked.talkId,
    chatInput: asked.question,
    metadata: metadataOf(asked),
  });
  const headers = {
    'content-type': 'application/json',
    accept: 'text/plain, application/json',
    ...proofOf(account, body, asked.now),
  };
  const { signal } = asked;
  const answer = await postOutbound(rules, { url: account.url, headers, body, signal });
  if (answer.status < 200 || answer.status > 299)
    throw new AdapterFailed(`it answered ${answer.status}`);
  if (answer.headers['content-type']?.includes('html'))
    throw new AdapterFailed('a page came for an answer');
  return yield* webhookWords(linesOf(answer.pieces));
};

const metadataOf = ({ facts }: AssistantQuestion): object => ({
  site: facts.site,
  site_name: facts.siteName,
  language: facts.language,
  page: facts.page,
  signed_in: facts.isSignedIn,
  vip_level: facts.vipLevel,
  jurisdiction: facts.jurisdiction,
  player: facts.pseudonym,
});

/**
 * What proves that we ask: the HMAC of the time (seconds) and the body. A secret that begins with
 * the word `authorization` is sent as that header besides.
 */
function proofOf({ secret }: AssistantAccount, body: string, now: Date): Record<string, string> {
  if (secret === null) return {};
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const mark = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const authorization = /^authorization[:\s]\s*(\S.*)$/i.exec(secret)?.[1];
  return {
    'x-pavilion-timestamp': timestamp,
    'x-pavilion-signature': `sha256=${mark}`,
    ...(authorization === undefined ? {} : { authorization }),
  };
}
