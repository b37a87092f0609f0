import { sanitise } from '../sanitise.ts';

const htmlFields = new Set(['bodies', 'answers', 'terms']);

/** A document with all HTML in it sanitised. */
export function cleanDocument<Document>(document: Document): Document {
  // Same shape: only texts within it change.
  return clean(document, false) as Document;
}

function clean(value: unknown, isHtml: boolean): unknown {
  if (typeof value === 'string') return isHtml ? sanitise(value) : value;
  if (Array.isArray(value)) return value.map((item) => clean(item, isHtml));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [key, clean(held, isHtml || htmlFields.has(key))]),
  );
}
