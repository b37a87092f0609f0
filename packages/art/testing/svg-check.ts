/** What a drawing measures and what is wrong with it. */
export interface SvgCheck {
  width: number;
  height: number;
  problems: string[];
}

function unbalanced(svg: string): string[] {
  const open: string[] = [];
  for (const [, closing, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:[^<>"]|"[^"<]*")*)>/g)) {
    if (closing) {
      if (open.pop() !== name) return [`</${name}> closes nothing`];
    } else if (!rest?.endsWith('/')) open.push(name as string);
  }
  return open.map((name) => `<${name}> is never closed`);
}

function references(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] as string);
  const known = new Set(ids);
  const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
    (match) => (match[1] ?? match[2]) as string,
  );
  const missing = [...new Set(used.filter((id) => !known.has(id)))].map(
    (id) => `#${id} is not defined`,
  );
  return known.size === ids.length ? missing : [...missing, 'an id is used twice'];
}

/**
 * Reads a drawing the way the server's renderer needs it: balanced, self-contained, without fonts
 * and bad numbers.
 */
export function checkSvg(svg: string): SvgCheck {
  const size = /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  const problems = [...unbalanced(svg), ...references(svg)];
  if (!size) problems.push('no view box');
  if (/<(text|image|foreignObject|script|style)\b/.test(svg))
    problems.push('an element that needs fonts, files or scripts');
  if (/href="(?!#)|url\((?!#)/.test(svg)) problems.push('a reference to the outside');
  if (/NaN|undefined|null|Infinity/.test(svg)) problems.push('a bad number');
  return { width: Number(size?.[1]), height: Number(size?.[2]), problems };
}
