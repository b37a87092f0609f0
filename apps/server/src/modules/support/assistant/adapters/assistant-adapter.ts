import type { Passage } from '@pavilion/domain/support';
import type { OutboundRules } from '../../../../outbound/outbound-address.ts';

/** What is told of who asks and where; nothing that names a player, no money, no papers. */
export interface AskedFacts {
  /** The site's external id. */
  site: string;
  siteName: string;
  /** The visitor's language, as a tag. */
  language: string;
  /** The own path the question was asked on, or null. */
  page: string | null;
  isSignedIn: boolean;
  vipLevel: number | null;
  jurisdiction: string;
  /** The same for all talks of a player, and leading back to nobody; null for guests. */
  pseudonym: string | null;
}

export interface AssistantQuestion {
  question: string;
  /** What was said before, oldest first. */
  turns: ReadonlyArray<{ from: 'player' | 'assistant'; text: string }>;
  /** What the site's own pages say to it, best first. */
  passages: readonly Passage[];
  facts: AskedFacts;
  /** A UUID of the talk that is none of ours. */
  talkId: string;
  now: Date;
  /** Ends the asking. */
  signal: AbortSignal;
}

/** A site's account at a system that answers. */
export interface AssistantAccount {
  url: string;
  model: string | null;
  secret: string | null;
}

/**
 * Words as they come, and whether they came to their end. Throws {@link AdapterFailed} and
 * OutboundFailed.
 */
export type AnswerWords = AsyncGenerator<string, 'complete' | 'cut'>;

/**
 * Asks a system of somebody else. What it says is judged by who asks; nothing it says changes
 * anything.
 */
export type AssistantAdapter = (
  rules: OutboundRules,
  account: AssistantAccount,
  asked: AssistantQuestion,
) => AnswerWords;

/** A system answered, but with no answer; the words hold nothing of what it said. */
export class AdapterFailed extends Error {
  override readonly name = 'AdapterFailed';
}
