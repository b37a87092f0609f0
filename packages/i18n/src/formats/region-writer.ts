// chunk: calls
import { ownOf, type RegionWriter } from './intl-source.ts';

/** Names a country by its ISO code: `Intl.DisplayNames`, or the language's own. */
export function regionWriter(language: string): RegionWriter {
  const own = ownOf(language)?.region;
  if (own) return own;
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return (code) => names.of(code);
}
