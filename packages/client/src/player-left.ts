/**
 * Who asked has left, or nobody is signed in where a player was to ask: neither an answer nor the
 * failure is for anybody, so nothing is said of it.
 */
export class PlayerLeft extends Error {}
