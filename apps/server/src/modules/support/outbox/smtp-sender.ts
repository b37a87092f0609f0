import { createTransport } from 'nodemailer';
import { MessageRefused, type Sender } from './message.ts';

const defaultStepTimeoutMs = 10_000;
/**
 * A server that looks into a mail before it takes it needs longer to answer; given up on sooner, it
 * would get the mail again and again.
 */
const answerTimeoutSteps = 4;
/**
 * The library reads a text as a list of addresses: one with a break or comma in it would go to
 * several people.
 */
const oneAddress = /^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/;
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Mail over SMTP. `smtpUrl` is `smtp[s]://user:password@host:port`, with options of the library
 * behind `?` (`tls.rejectUnauthorized=false`, `requireTLS=false`). Finding and greeting the server
 * may each take `stepTimeoutMs`, an answer four times as long.
 *
 * A 5xx about the sender, the recipient or the mail is final. A refused sign-in or missing
 * encryption is our own configuration's fault and tried again.
 */
export function createSmtpSender(
  smtpUrl: string,
  from: string,
  stepTimeoutMs = defaultStepTimeoutMs,
): Sender {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: mustEncrypt(smtpUrl),
    connectionTimeout: stepTimeoutMs,
    greetingTimeout: stepTimeoutMs,
    dnsTimeout: stepTimeoutMs,
    socketTimeout: answerTimeoutSteps * stepTimeoutMs,
  });
  const domain = /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    async send(message) {
      if (!oneAddress.test(message.recipient)) throw new MessageRefused('this is no mail address');
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: message.recipient },
          subject: message.subject,
          text: message.text,
          html: message.html ?? undefined,
          headers: unsubscribeHeaders(message.unsubscribeUrl ?? null),
          messageId: `<${message.id}@${domain}>`,
        });
      } catch (error) {
        throw isFinal(error) ? new MessageRefused(reasonOf(error)) : new Error(reasonOf(error));
      }
    },
  };
}

/** One click of the mail program ends such mails, without a page between (RFC 8058). */
const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Our password never leaves this machine in clear text. */
function mustEncrypt(smtpUrl: string): boolean {
  const { protocol, username, hostname } = new URL(smtpUrl);
  return protocol === 'smtp:' && username !== '' && !loopback.has(hostname);
}

/** Errors of the library carry the step (`code`) and the server's answer (`responseCode`). */
interface SmtpError extends Error {
  code?: string;
  responseCode?: number;
}

function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode = 0 } = error as SmtpError;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

function reasonOf(error: unknown): string {
  return `the mail server: ${error instanceof Error ? error.message : String(error)}`;
}
