import { OperatorError } from '../../../operator/operator-error.ts';
import { createHash } from 'node:crypto';

export type Section = 'HEAD' | 'BODY';

/**
 * One script element, ready to be kept: what it is and what it needs of the content security
 * policy.
 */
export interface AnalyticsScript {
  section: Section;
  script: string;
  origins: string[];
  hash: string | null;
}

/** Snippets are refused as a whole, with the reason in words for the operator. */
export class SnippetError extends OperatorError {}

const keptAttributes = /^(id|integrity|crossorigin|data-[\w.-]+)$/;
const scriptTypes = /^(|text\/javascript|application\/javascript)$/i;

/**
 * Takes a snippet as analytics services hand it out: one address, the text of a script, or markup
 * of script elements (`<noscript>` and comments are left out). Throws {@link SnippetError} on
 * anything that could not run or is not safe.
 */
export function readSnippet(section: Section, snippet: string): AnalyticsScript[] {
  const text = snippet.replace(/\r\n?/g, '\n').trim();
  if (text === '') return [];
  if (/^\w+:\/\/\S+$/.test(text)) return [byAddress(section, text, '')];
  return text.startsWith('<') ? ofMarkup(section, text) : [inline(section, text)];
}

/** An origin the operator names himself: `https://host`, without path. */
export function readOrigin(text: string): string {
  const origin = originOf(text.trim());
  if (origin !== text.trim().toLowerCase().replace(/\/$/, ''))
    throw new SnippetError(`${text}: name the bare origin, such as https://stats.example`);
  return origin;
}

function ofMarkup(section: Section, markup: string): AnalyticsScript[] {
  const elements: AnalyticsScript[] = [];
  const rest = markup
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<noscript\b[^>]*>[\s\S]*?<\/noscript\s*>/gi, '')
    .replace(/<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi, (_all, tag: string, body: string) => {
      elements.push(element(section, tag, body.trim()));
      return '';
    })
    .trim();
  if (rest !== '')
    throw new SnippetError(`only script elements can be taken, not "${rest.slice(0, 60)}"`);
  return elements;
}

function element(section: Section, tag: string, body: string): AnalyticsScript {
  const attributes = attributesOf(tag);
  const type = attributes.get('type') ?? '';
  if (!scriptTypes.test(type)) throw new SnippetError(`scripts of type "${type}" cannot be taken`);
  const source = attributes.get('src');
  if (source === undefined) return inline(section, body);
  if (body !== '') throw new SnippetError('a script has either an address or a text');
  const kept = [...attributes].filter(([name]) => keptAttributes.test(name));
  return byAddress(section, source, kept.map(([name, value]) => ` ${name}="${value}"`).join(''));
}

function attributesOf(tag: string): Map<string, string> {
  const found = tag.matchAll(/([^\s"'=<>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g);
  return new Map(
    [...found].map(([, name = '', ...values]) => {
      const value = values.find((given) => given !== undefined) ?? '';
      return [name.toLowerCase(), value.replaceAll('"', '&quot;').replaceAll('<', '&lt;')];
    }),
  );
}

function byAddress(section: Section, address: string, attributes: string): AnalyticsScript {
  const absolute = address.startsWith('//') ? `https:${address}` : address;
  const origins = [originOf(absolute)];
  const source = absolute.replaceAll('"', '%22').replaceAll('<', '%3C');
  const script =
    attributes === '' ? source : `<script src="${source}"${attributes} async></script>`;
  return { section, script, origins, hash: null };
}

/**
 * Runs by its hash, so that nothing but this very text may; the addresses written in it may be
 * loaded.
 */
function inline(section: Section, text: string): AnalyticsScript {
  if (text === '') throw new SnippetError('a script is empty');
  if (text.startsWith('<') || /<\/script/i.test(text))
    throw new SnippetError('a script contains markup');
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`;
  return { section, script: text, origins: originsIn(text), hash };
}

/** Addresses as scripts write them: `https://host/…`, or `'//host/…'` in quotes. */
function originsIn(text: string): string[] {
  const addresses = text.matchAll(/(?:https:|["'`])\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?)/gi);
  return [...new Set([...addresses].map(([, host = '']) => originOf(`https://${host}`)))];
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.protocol !== 'https:')
    throw new SnippetError(`${address}: scripts come from https addresses only`);
  const isPlain = url.username === '' && /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(url.hostname);
  if (!isPlain) throw new SnippetError(`${address}: this is not the address of a public host`);
  return url.origin;
}
