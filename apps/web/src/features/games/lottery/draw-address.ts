/** The page of a draw, without language prefix. */
export const drawPath = (drawId: string): string => `/lottery?draw=${encodeURIComponent(drawId)}`;
