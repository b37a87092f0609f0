/** What others see of a guest with a purse of play money. */
export const guestName = (demoId: string): string => `Guest ${demoId.slice(-4).toUpperCase()}`;
