import type { CallResponse } from '@pavilion/contracts/define-call';
import { supportTicketCreate } from '@pavilion/contracts/player/support/support-ticket-create.contract';
import { supportTicketGet } from '@pavilion/contracts/player/support/support-ticket-get.contract';
import { supportTicketList } from '@pavilion/contracts/player/support/support-ticket-list.contract';
import { supportTicketReply } from '@pavilion/contracts/player/support/support-ticket-reply.contract';
import { supportTopics } from '@pavilion/contracts/player/support/support-topics.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { newId } from '../../../core/ids.ts';
import { callKey, callQuery } from '../../../core/query.ts';
import { askAsVisitor } from '../../../core/support/ask-as-visitor.ts';

export type Ticket = CallResponse<typeof supportTicketGet>['value'];
export type TicketTopic = Ticket['topic'];

export interface TicketWords {
  topic: TicketTopic;
  subject: string;
  text: string;
  contact_email: string;
  website: string;
}

/** A form is good for two hours; it is asked for anew well before. */
const formGoodMs = 100 * 60_000;

/** What one can write about, and what the form is sent with. */
export function useTopics() {
  return useQuery({
    queryKey: callKey(supportTopics),
    queryFn: () => askAsVisitor(supportTopics, {}),
    staleTime: formGoodMs,
    refetchInterval: formGoodMs,
    meta: { handled: true },
  });
}

/** Sends a ticket with the token of its form; each form is sent once. */
export function useCreateTicket(formToken: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (words: TicketWords) =>
      askAsVisitor(supportTicketCreate, { ...words, form_token: formToken, request_id: newId() }),
    onSettled: () => client.invalidateQueries({ queryKey: callKey(supportTopics) }),
    onSuccess: () => client.invalidateQueries({ queryKey: callKey(supportTicketList) }),
    meta: { handled: true },
  });
}

/** Tickets of the player, newest first. */
export function useTickets(isSignedIn: boolean) {
  return useQuery({ ...callQuery(supportTicketList, {}), enabled: isSignedIn });
}

const ticketKey = (id: string) => [supportTicketGet.path, id];

export function useTicket(id: string) {
  return useQuery({
    queryKey: ticketKey(id),
    queryFn: () => askAsVisitor(supportTicketGet, { ticket_id: id }),
    meta: { handled: true },
  });
}

export function useReply(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      askAsVisitor(supportTicketReply, { ticket_id: id, text, request_id: newId() }),
    onSuccess: (answer) => {
      client.setQueryData(ticketKey(id), answer);
      void client.invalidateQueries({ queryKey: callKey(supportTicketList) });
    },
  });
}
