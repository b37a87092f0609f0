/** A word of a mail: text, or an address on the site's own host. */
export type MailRun = { text: string } | { url: string };

/**
 * What stands in a mail below each other: the code, paragraphs by lines, an address that stands
 * alone.
 */
export type MailBlock =
  | { kind: 'code'; code: string }
  | { kind: 'words'; lines: MailRun[][] }
  | { kind: 'link'; url: string };

export interface MailTexts {
  /** The subject without the site's name, which stands above it. */
  title: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  blocks: MailBlock[];
}

interface PlainMail {
  subject: string;
  text: string;
  code: string | null;
  unsubscribeUrl?: string | null;
}

/**
 * Reads the plain text of a mail as what it says. Nothing in it is markup, and only addresses of
 * `origin` become links: names of players and devices stand in it, and none of them shall lead
 * elsewhere.
 */
export function readMailText(
  { subject, text, code, unsubscribeUrl }: PlainMail,
  { origin, siteName }: { origin: string; siteName: string },
): MailTexts {
  const title = withoutSite(subject, siteName);
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    // How mails of its kind end is said at the foot.
    .filter((paragraph) => paragraph && !(unsubscribeUrl && paragraph.includes(unsubscribeUrl)));
  const [first = '', ...others] = paragraphs;
  const spoken = [withoutSite(first, siteName), ...others];
  return {
    title,
    preview: spoken[0] ?? '',
    blocks: [
      ...(code ? [{ kind: 'code' as const, code }] : []),
      ...spoken.filter(Boolean).map((paragraph) => blockOf(paragraph, origin)),
    ],
  };
}

function blockOf(paragraph: string, origin: string): MailBlock {
  const lines = paragraph.split('\n').map((line) => runsOf(line, origin));
  const [[run, second] = [], nextLine] = lines;
  if (run && 'url' in run && !second && !nextLine) return { kind: 'link', url: run.url };
  return { kind: 'words', lines };
}

/** Signs of an address; what ends a sentence is none of it. */
const addresses = /(https?:\/\/[\w\-./?#=&%~:@!$+,;*]*[\w\-/=&%~@$+*])/;

function runsOf(line: string, origin: string): MailRun[] {
  return line
    .split(addresses)
    .filter(Boolean)
    .map((part) => (isOfSite(part, origin) ? { url: part } : { text: part }));
}

function isOfSite(part: string, origin: string): boolean {
  if (!addresses.test(part) || !URL.canParse(part)) return false;
  const { origin: its, username } = new URL(part);
  return its === new URL(origin).origin && username === '';
}

/** `Site: your code` and `【Site】您的验证码` as they stand below the site's name. */
function withoutSite(text: string, siteName: string): string {
  const start = [`${siteName}: `, `【${siteName}】`].find((one) => text.startsWith(one)) ?? '';
  const rest = text.slice(start.length);
  const [letter = ''] = rest;
  return start ? letter.toUpperCase() + rest.slice(letter.length) : text;
}
