import { isUuid } from '@pavilion/domain/ids';
import { failField } from './failure.ts';

/**
 * Where a list goes on: what `read` makes of the cursor; undefined when none was sent. A cursor
 * that no page ever gave (`read` gives null) is refused as `invalidCursor`: a list that began anew
 * instead would be read twice.
 */
export function readCursor<Place>(
  cursor: string | undefined,
  read: (text: string) => Place | null,
): Place | undefined {
  if (!cursor) return undefined;
  return read(cursor) ?? failField('cursor', 'invalidCursor');
}

/** The cursor of a list that goes on before an id. */
export const readIdCursor = (cursor: string | undefined): string | undefined =>
  readCursor(cursor, (text) => (isUuid(text) ? text.toLowerCase() : null));
