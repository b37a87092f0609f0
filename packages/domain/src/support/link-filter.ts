/**
 * Reads words of somebody else as they come and takes addresses out of them that nobody vouches
 * for.
 */
interface LinkFilter {
  /** Gives what can be shown of all that came so far; the rest waits for what comes next. */
  take(words: string): string;
  /** Gives what still waits. */
  end(): string;
}

/** So much may wait for the end of a link; more is no link. */
const heldMax = 2000;
/** An address may hold one pair of brackets of its own. */
const markdownLink =
  /!?\[([^[\]\n]*)\]\(\s*<?((?:[^\s()<>]|\([^\s()<>]*\))*)>?(?:[^()\n]|\([^()\n]*\))*\)/g;
const bareAddress =
  /<?(?:\b[a-z][a-z\d+.-]*:\/\/|(?<![\w/:])\/\/|\bwww\.)(?:(?![<>()[\]])[!-~])+>?/gi;
/** A bracket, or what follows it, that the words end within. */
const openLink = /!?\[(?:[^[\]\n]*|[^[\]\n]*\](?:\((?:[^()\n]|\([^()\n]*\)?)*)?)$/;

/**
 * Small Markdown as the assistant may say it: a link stays a link where its address is an own path
 * or on one of the hosts; of all others the words stay and the address goes.
 */
export function createLinkFilter(hosts: readonly string[]): LinkFilter {
  let held = '';
  return {
    take(words) {
      held = withVouchedLinks(held + words, hosts);
      const until = held.length > heldMax ? held.length : safeEnd(held);
      const ready = held.slice(0, until);
      held = held.slice(until);
      return filtered(until > heldMax ? ready.replaceAll('[', '') : ready, hosts);
    },
    end() {
      const rest = filtered(held, hosts);
      held = '';
      return rest;
    },
  };
}

/** Behind the last character that stands in no address, and before a link that is not whole. */
function safeEnd(text: string): number {
  const link = openLink.exec(text);
  const whole = link ? text.slice(0, link.index) : text;
  const last = /[^!-~][!-~]*$/u.exec(whole);
  // What ends a link ends an address, too.
  return Math.max(last ? last.index + 1 : 0, whole.lastIndexOf(')') + 1);
}

/** Links that are whole keep their address where somebody vouches for it. */
function withVouchedLinks(text: string, hosts: readonly string[]): string {
  let before: string;
  let after = text;
  // What stood within a link may leave another behind.
  do {
    before = after;
    after = before.replaceAll(markdownLink, (whole, words: string, address: string) =>
      !whole.startsWith('!') && isVouchedFor(address, hosts) ? whole : words,
    );
  } while (after !== before);
  return after;
}

/** Addresses that stand in no link, taken out. */
function filtered(text: string, hosts: readonly string[]): string {
  const linked = withVouchedLinks(text, hosts);
  let shown = '';
  let at = 0;
  for (const link of linked.matchAll(markdownLink)) {
    shown += withoutBare(linked.slice(at, link.index), hosts) + link[0];
    at = link.index + link[0].length;
  }
  return shown + withoutBare(linked.slice(at), hosts);
}

const withoutBare = (text: string, hosts: readonly string[]): string =>
  text.replaceAll(bareAddress, (whole) =>
    isVouchedFor(whole.replaceAll(/^<|>$/g, ''), hosts) ? whole : '',
  );

/** An own path, or an address on a host the operator listed. */
function isVouchedFor(address: string, hosts: readonly string[]): boolean {
  if (/^\/(?![/\\])[\w\-./?=&%#]*$/.test(address)) return true;
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { host, username, password } = new URL(address);
  return username === '' && password === '' && hosts.includes(host.toLowerCase());
}
