/**
 * Version of the settlement rules a bet is accepted under; raised whenever the published rules
 * change.
 */
export const rulesVersion = 1;
