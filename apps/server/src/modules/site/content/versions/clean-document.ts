import type { PictureSource } from '../body-picture.ts';
import { sanitise } from '../sanitise.ts';

const htmlFields = new Set(['bodies', 'answers', 'terms']);

/** A document with all HTML in it sanitised; its pictures are told how large they are. */
export function cleanDocument<Document>(document: Document, pictures: PictureSource): Document {
  // Same shape: only texts within it change.
  return clean(document, { pictures, isHtml: false }) as Document;
}

interface Place {
  pictures: PictureSource;
  isHtml: boolean;
}

function clean(value: unknown, place: Place): unknown {
  if (typeof value === 'string') return place.isHtml ? sanitise(value, place.pictures) : value;
  if (Array.isArray(value)) return value.map((item) => clean(item, place));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [
      key,
      clean(held, { ...place, isHtml: place.isHtml || htmlFields.has(key) }),
    ]),
  );
}
