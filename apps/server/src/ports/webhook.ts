/** What somebody sends to a webhook of ours. */
export interface WebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they came; parsed only after their signature is proven. */
  rawBody: Buffer;
}

export type WebhookRefusal = 'badSignature' | 'badTimestamp' | 'malformed';

/** A webhook after its bytes were looked at: proven, with what it reports, or refused. */
export type VerifiedWebhook<Report> =
  | { isValid: true; webhookId: string; report: Report }
  | { isValid: false; refusal: WebhookRefusal };
