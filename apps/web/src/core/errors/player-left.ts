/** Who asked has left and another player is signed in: neither the answer nor the failure is for anybody. */
export class PlayerLeft extends Error {}
