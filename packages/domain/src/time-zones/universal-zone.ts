/** The zone in which days and months are counted where nobody named another. */
export const universalZone = 'UTC';
