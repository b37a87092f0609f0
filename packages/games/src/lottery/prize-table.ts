/**
 * Prize tables a site chooses from: the studio's own, and the smaller one of the Philippine public
 * draws.
 */
export const prizeTables = ['pavilion', 'pcso'] as const;
export type PrizeTable = (typeof prizeTables)[number];
