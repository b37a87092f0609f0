import type { Generated } from 'kysely';

/** Somebody without an account who wrote to a site; known by the hash of a token alone. */
export interface SupportGuestsTable {
  id: string;
  site_id: string;
  token_hash: string;
  created_at: Date;
  used_at: Date;
}

/** How a site's live chat works; a site without a row has what the service says. */
export interface ChatSettingsTable {
  site_id: string;
  hours: string;
  zone: string;
  language: string;
  theme: string;
  takes_guests: boolean;
  takes_files: boolean;
  keep_days: number;
  desk: 'open' | 'closed' | 'auto';
  /**
   * Whose chat it is: ours, one of a vendor (by a page or a snippet), or ours in front of a
   * Chatwoot.
   */
  adapter: 'builtin' | 'vendor' | 'chatwoot';
  vendor_page: string | null;
  vendor_script: string | null;
  vendor_origins: string[];
  chatwoot_url: string | null;
  chatwoot_inbox: string | null;
  sealed_token: string | null;
  sealed_secret: string | null;
  updated_at: Date;
}

/** A talk as a system of somebody else has it, and up to where it was handed over. */
export interface ChatThreadsTable {
  conversation_id: string;
  site_id: string;
  source_id: string | null;
  outer_id: string | null;
  handed_seq: Generated<number>;
  tries: Generated<number>;
  failing_since: Date | null;
  next_at: Date | null;
}

export interface ChatConversationsTable {
  id: string;
  site_id: string;
  /** Either a player or a guest. */
  player_id: string | null;
  guest_id: string | null;
  guest_name: string | null;
  contact_email: string | null;
  state: 'waiting' | 'open' | 'closed';
  topic: string | null;
  page: string | null;
  /** BCP 47 tag of the page it began on. */
  language: string;
  agent_name: string | null;
  /** Number of the last message: they count 1, 2, 3 … */
  last_seq: Generated<number>;
  player_read_seq: Generated<number>;
  file_count: Generated<number>;
  closed_by: 'player' | 'agent' | 'ticket' | null;
  rating: number | null;
  rating_comment: string | null;
  ticket_number: string | null;
  created_at: Date;
  answered_at: Date | null;
  closed_at: Date | null;
}

export interface ChatMessagesTable {
  id: string;
  site_id: string;
  conversation_id: string;
  seq: number;
  sender: 'player' | 'agent' | 'assistant' | 'system';
  name: string | null;
  kind: 'text' | 'file' | 'event';
  text: string | null;
  file_id: string | null;
  event: 'joined' | 'left' | 'handed' | 'closed' | 'reopened' | 'ticket' | null;
  request_id: string | null;
  created_at: Date;
}

/** A file of a talk or a ticket; its bytes are sealed in the data folder. */
export interface SupportFilesTable {
  id: string;
  site_id: string;
  name: string;
  media_type: string;
  byte_count: number;
  width: number | null;
  height: number | null;
  created_at: Date;
}

export interface SupportTicketsTable {
  id: string;
  site_id: string;
  /** Either a player or a guest. */
  player_id: string | null;
  guest_id: string | null;
  /** What people say to name it: `T-…`. */
  number: string;
  topic: string;
  subject: string;
  contact_email: string | null;
  language: string;
  state: 'open' | 'answered' | 'closed';
  message_count: Generated<number>;
  file_count: Generated<number>;
  request_id: string | null;
  created_at: Date;
  answered_at: Date | null;
  closed_at: Date | null;
}

export interface SupportTicketMessagesTable {
  id: string;
  site_id: string;
  ticket_id: string;
  seq: number;
  sender: 'player' | 'agent';
  name: string | null;
  text: string;
  request_id: string | null;
  created_at: Date;
}

/** `seq`: the message it came with. */
export interface SupportTicketFilesTable {
  ticket_id: string;
  file_id: string;
  seq: number;
}
