/** The query with a name set anew; nothing to set takes it out. */
export function withParam(now: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(now);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/**
 * As {@link withParam}, for what narrows a list: it begins anew, and the bet a link led to is not
 * of it any more.
 */
export function withFilter(now: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = withParam(now, name, value);
  next.delete('page');
  next.delete('bet');
  return next;
}
