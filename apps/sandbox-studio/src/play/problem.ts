/** What a page is told when something does not happen; its words are in the texts. */
export const problems = [
  'insufficient',
  'session',
  'limit',
  'realityCheck',
  'stakeTooLow',
  'stakeTooHigh',
  'unavailable',
  'notAllowed',
  'unclear',
  'invalid',
  'matchBegun',
  'tooManyBets',
  'freeRoundsOver',
  'busy',
  'failed',
] as const;
export type ProblemCode = (typeof problems)[number];

export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  /** What the page may offer. */
  readonly clientAction: string;

  constructor(code: ProblemCode, clientAction = 'none') {
    super(code);
    this.code = code;
    this.clientAction = clientAction;
  }
}

const byWalletCode: Readonly<Record<string, ProblemCode>> = {
  INSUFFICIENT_FUNDS: 'insufficient',
  SESSION_INVALID: 'session',
  LIMIT_REACHED: 'limit',
  BONUS_LIMIT: 'limit',
  REALITY_CHECK: 'realityCheck',
  STAKE_OUT_OF_RANGE: 'stakeTooHigh',
  GAME_UNAVAILABLE: 'unavailable',
  ACCOUNT_LOCKED: 'notAllowed',
  BET_NOT_ALLOWED: 'notAllowed',
  GEO_BLOCKED: 'notAllowed',
  FREE_ROUNDS_OVER: 'freeRoundsOver',
};

/** A refusal of the wallet as the page's problem. */
export const problemOfWallet = (code: string, clientAction: string): Problem =>
  new Problem(byWalletCode[code] ?? 'failed', clientAction);
