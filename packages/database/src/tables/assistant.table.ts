import type { Json } from './column-types.ts';

/** A site without a row has the built-in assistant. */
export interface AssistantSettingsTable {
  site_id: string;
  adapter: 'builtin' | 'none';
  updated_at: Date;
}

export interface AssistantSessionsTable {
  id: string;
  site_id: string;
  /** Either a player or a guest. */
  player_id: string | null;
  guest_id: string | null;
  language: string;
  created_at: Date;
  used_at: Date;
}

export interface AssistantMessagesTable {
  id: string;
  site_id: string;
  session_id: string;
  sender: 'player' | 'assistant';
  text: string;
  sources: Json<Array<{ title: string; path: string; kind: 'page' | 'faq' | 'rules' }>>;
  /** Of an answer that ended. */
  finish: 'complete' | 'cut' | 'none' | 'care' | null;
  is_helpful: boolean | null;
  created_at: Date;
}
