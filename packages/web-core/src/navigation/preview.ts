import { browserHistory } from './history.ts';

/** The token of a preview link, as calls of content take it; nothing on any other visit. */
export function previewOf(search: string = browserHistory.location.search): { preview?: string } {
  const token = new URLSearchParams(search).get('preview');
  return token === null ? {} : { preview: token };
}
