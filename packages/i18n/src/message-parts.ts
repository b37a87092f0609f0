/**
 * A language comes in two parts: `first` holds what the frame and the home page show, `later` all
 * the rest. The second is loaded with the first screen or dialog that needs it, or once the page is
 * quiet.
 */
export type MessagePart = 'first' | 'later';

/** Screens whose texts all stand in the first part. */
export const screensOfFirstPart: ReadonlySet<string> = new Set(['home']);
