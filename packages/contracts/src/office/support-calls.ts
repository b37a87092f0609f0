import * as z from 'zod/mini';
import { ticket } from '../player/support/ticket-records.ts';
import { chatMessage, conversation, conversationState } from '../player/support/chat-records.ts';
import { nothing, requiredText } from '../shared/fields.ts';
import { defineOfficeCall } from './define-office-call.ts';
import {
  choice,
  code,
  file,
  flag,
  list,
  maybe,
  optional,
  said,
  siteName,
  told,
  whole,
  words,
  yesNo,
} from './office-fields.ts';

const conversationName = said(code, 'the id of a conversation');
const ticketName = said(code, 'the id or the number of a ticket');
/**
 * In place of a text: one that is written in the content of the site, in the language of who reads
 * it.
 */
const cannedName = optional(said(code, 'the code of a ready answer'));
const staffName = optional(said(code, 'a name that the player sees'));
const chatAdapter = choice(['builtin', 'vendor', 'chatwoot', 'none']);
const assistantAdapter = choice(['builtin', 'webhook', 'openai', 'none']);
const desk = choice(['open', 'closed', 'auto']);

/** A talk with what staff alone see. */
const deskConversation = z.extend(conversation, {
  site: told.text,
  account_id: maybe(told.text),
  contact_email: maybe(told.text),
  guest_name: maybe(told.text),
  page: maybe(told.text),
  language: told.text,
});
const oneConversation = z.object({ value: deskConversation });

const deskTicket = z.extend(ticket, {
  site: told.text,
  account_id: maybe(told.text),
  contact_email: maybe(told.text),
  language: told.text,
});
const oneTicket = z.object({ value: deskTicket });

/** What staff do for those who write to a site: live chat and tickets. */
export const supportCalls = {
  chatSettings: defineOfficeCall({
    name: 'chat settings',
    access: { permission: 'support.rules' },
    effect: 'changes',
    summary: 'Shows how the live chat of a site works, or changes it at once',
    request: z.object({
      site: siteName,
      adapter: optional(chatAdapter),
      hours: optional(said(words, 'such as "Mo-Fr 09:00-18:00, Sa 10:00-14:00"')),
      zone: optional(said(code, 'a zone such as Asia/Manila')),
      language: optional(said(code, 'a language such as EN')),
      theme: optional(choice(['pine-green'])),
      guests: optional(yesNo),
      attachments: optional(yesNo),
      keep_days: optional(whole(90, 1825)),
      page: optional(said(requiredText(1000), 'an address')),
      script: optional(file),
      origins: optional(list(said(requiredText(300), 'an origin such as https://cdn.example.com'))),
      url: optional(said(requiredText(1000), 'an address')),
      inbox: optional(said(code, 'the identifier of a channel')),
      hmac_file: optional(file),
      secret_file: optional(file),
    }),
    response: z.object({
      site: told.text,
      adapter: chatAdapter,
      hours: told.text,
      zone: told.text,
      language: told.text,
      theme: told.text,
      guests: yesNo,
      attachments: yesNo,
      keep_days: told.count,
      /**
       * Of a vendor: the page that is shown, or whether a snippet is, and where that may load from.
       */
      page: maybe(told.text),
      script: choice(['set', 'none']),
      origins: z.array(told.text),
      /** Of a Chatwoot. */
      url: maybe(told.text),
      inbox: maybe(told.text),
      hmac: choice(['set', 'none']),
      secret: choice(['set', 'none']),
      desk,
    }),
  }),
  chatDesk: defineOfficeCall({
    name: 'chat desk',
    access: { permission: 'support.answer' },
    effect: 'changes',
    summary: 'Opens or closes the chat desk of a site by hand, or leaves it to the opening hours',
    request: z.object({ site: siteName, state: desk }),
    response: z.object({ site: told.text, desk }),
  }),
  chatList: defineOfficeCall({
    name: 'chat list',
    access: { permission: 'support.read' },
    effect: 'reads',
    summary: 'Conversations that wait or are open, or those of a state, newest first',
    request: z.object({ site: optional(siteName), state: optional(conversationState) }),
    response: z.object({ value: z.array(deskConversation) }),
  }),
  chatShow: defineOfficeCall({
    name: 'chat show',
    access: { permission: 'support.read' },
    effect: 'reads',
    summary: 'One conversation with its messages',
    request: z.object({ conversation: conversationName }),
    response: z.object({ value: deskConversation, messages: z.array(chatMessage) }),
  }),
  chatTake: defineOfficeCall({
    name: 'chat take',
    access: { permission: 'support.answer' },
    effect: 'changes',
    summary: 'Takes a conversation; its player sees who is there',
    request: z.object({ conversation: conversationName, as: staffName }),
    response: oneConversation,
  }),
  chatSay: defineOfficeCall({
    name: 'chat say',
    access: { permission: 'support.answer' },
    effect: 'changes',
    summary: 'Says something in a conversation, and takes it where nobody has',
    request: z.object({
      conversation: conversationName,
      text: optional(words),
      canned: cannedName,
      as: staffName,
    }),
    response: oneConversation,
  }),
  chatRead: defineOfficeCall({
    name: 'chat read',
    access: { permission: 'support.answer' },
    effect: 'changes',
    summary: 'Tells the player that everything he wrote was read',
    request: z.object({ conversation: conversationName }),
    response: oneConversation,
  }),
  chatTyping: defineOfficeCall({
    name: 'chat typing',
    access: { permission: 'support.answer' },
    effect: 'changes',
    summary: 'Shows the player for six seconds that somebody writes',
    request: z.object({ conversation: conversationName, as: staffName }),
    response: oneConversation,
  }),
  chatHand: defineOfficeCall({
    name: 'chat hand',
    access: { permission: 'support.answer' },
    effect: 'changes',
    summary: 'Gives a conversation to somebody else of the staff',
    request: z.object({
      conversation: conversationName,
      to: said(code, 'a name that the player sees'),
    }),
    response: oneConversation,
  }),
  chatClose: defineOfficeCall({
    name: 'chat close',
    access: { permission: 'support.answer' },
    effect: 'changes',
    summary: 'Ends a conversation; a message within a day opens it again',
    request: z.object({ conversation: conversationName, as: staffName }),
    response: oneConversation,
  }),
  chatErase: defineOfficeCall({
    name: 'chat erase',
    access: { permission: 'support.erase' },
    effect: 'changes',
    summary: 'Erases a conversation with everything that was said; the reason stays in the log',
    request: z.object({ conversation: conversationName, reason: words }),
    response: nothing,
  }),
  ticketList: defineOfficeCall({
    name: 'ticket list',
    access: { permission: 'support.read' },
    effect: 'reads',
    summary: 'Tickets that are not closed, or those of a state, newest first',
    request: z.object({
      site: optional(siteName),
      state: optional(choice(['open', 'answered', 'closed'])),
    }),
    response: z.object({ value: z.array(deskTicket) }),
  }),
  ticketShow: defineOfficeCall({
    name: 'ticket show',
    access: { permission: 'support.read' },
    effect: 'reads',
    summary: 'One ticket with everything that was written',
    request: z.object({ ticket: ticketName }),
    response: oneTicket,
  }),
  ticketAnswer: defineOfficeCall({
    name: 'ticket answer',
    access: { permission: 'support.answer' },
    effect: 'changes',
    summary: 'Answers a ticket: by inbox, mail and push to a player, by mail to a guest',
    request: z.object({
      ticket: ticketName,
      text: optional(words),
      canned: cannedName,
      as: staffName,
      close: flag,
    }),
    response: oneTicket,
  }),
  ticketClose: defineOfficeCall({
    name: 'ticket close',
    access: { permission: 'support.answer' },
    effect: 'changes',
    summary: 'Closes a ticket; a reply within thirty days opens it again',
    request: z.object({ ticket: ticketName }),
    response: oneTicket,
  }),
  assistantSettings: defineOfficeCall({
    name: 'assistant settings',
    access: { permission: 'support.rules' },
    effect: 'changes',
    summary: 'Shows which assistant a site has, or changes it at once',
    request: z.object({
      site: siteName,
      adapter: optional(assistantAdapter),
      url: optional(said(requiredText(1000), 'an address')),
      model: optional(said(code, 'the name of a model')),
      secret_file: optional(file),
      hosts: optional(list(said(requiredText(253), 'a host that answers may link to'))),
      consent_texts: optional(file),
    }),
    response: z.object({
      site: told.text,
      adapter: assistantAdapter,
      url: maybe(told.text),
      model: maybe(told.text),
      secret: choice(['set', 'none']),
      hosts: z.array(told.text),
      /** The languages of the words that a visitor agrees to. */
      consent_texts: z.array(told.text),
    }),
  }),
  assistantLog: defineOfficeCall({
    name: 'assistant log',
    access: { permission: 'support.read' },
    effect: 'reads',
    summary: 'What the assistant of a site was asked last, and what it said, newest first',
    request: z.object({ site: siteName, limit: optional(whole(1, 1000)) }),
    response: z.object({
      value: z.array(
        z.object({
          session_id: told.text,
          from: choice(['player', 'assistant']),
          text: told.text,
          finish: maybe(choice(['complete', 'cut', 'none', 'care'])),
          helpful: maybe(yesNo),
          created_at: told.time,
        }),
      ),
    }),
  }),
  supportPrune: defineOfficeCall({
    name: 'support prune',
    access: { permission: 'support.rules' },
    effect: 'changes',
    summary:
      'Ends silent conversations and forgets what was kept long enough, as the hourly job does',
    request: z.object({}),
    response: nothing,
  }),
};
