import type { CallResponse, supportTopics } from '@pavilion/contracts';
import { ticketTopics, type TicketTopic } from '@pavilion/domain/support';
import { createTranslator } from '@pavilion/i18n/server';
import type { RequestContext } from '../../../http/route.ts';
import { whoAsks, type WhoInput } from '../guests/index.ts';
import { makeFormToken } from './form-token.ts';

/** What helps to answer, by topic. */
const needs: Partial<Record<TicketTopic, readonly string[]>> = {
  deposit: ['amount', 'time', 'reference'],
  withdrawal: ['amount', 'time', 'reference'],
  game: ['game', 'time', 'round'],
  sports: ['match', 'bet'],
  technical: ['page', 'device'],
  complaint: ['reference'],
};

/** What one can write about, in the language of the page, and the token of the form. */
export async function topicsOf(
  context: RequestContext,
  input: WhoInput,
): Promise<CallResponse<typeof supportTopics>> {
  await whoAsks(context, input);
  const t = createTranslator(context.language.tag);
  return {
    value: ticketTopics.map((topic) => ({
      topic,
      name: t(`messages.ticket.topic.${topic}`),
      hint: t(`messages.ticket.hint.${topic}`),
      needs: [...(needs[topic] ?? [])],
    })),
    form_token: makeFormToken(context.server, context.site.id),
  };
}
