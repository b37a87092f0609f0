/** A site's channel at a Chatwoot installation, as its operator set it. */
export interface ChatwootAccount {
  url: string;
  inbox: string;
  /** The channel's token: proves who a contact is, and by some versions webhooks too. */
  token: string | null;
  /** Proves webhooks. */
  secret: string | null;
}
