import type { Json } from './column-types.ts';

/** A site without a row has the built-in assistant. */
export interface AssistantSettingsTable {
  site_id: string;
  adapter: 'builtin' | 'webhook' | 'openai' | 'none';
  /** Of a system of somebody else; the other columns are about it too. */
  url: string | null;
  model: string | null;
  sealed_secret: string | null;
  /** Hosts that its answers may link to. */
  hosts: string[];
  /** What a visitor agrees to, HTML by the code of its language. */
  consent_texts: Json<Record<string, string>>;
  updated_at: Date;
}

/** Whose words may leave, and to which system: another one asks again. */
export interface AssistantConsentsTable {
  site_id: string;
  /** Either a player or a guest. */
  player_id: string | null;
  guest_id: string | null;
  given_for: string;
  given_at: Date;
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
  sources: Json<
    Array<{
      title: string;
      path: string;
      kind: 'page' | 'faq' | 'promotion' | 'news' | 'rules' | 'game';
    }>
  >;
  /** Of an answer that ended. */
  finish: 'complete' | 'cut' | 'none' | 'care' | null;
  is_helpful: boolean | null;
  created_at: Date;
}
