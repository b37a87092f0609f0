/**
 * What a wallet may answer a studio besides success, and what the studio does then. `retry` and
 * `clientAction` stand in every answer, so that nobody has to guess from a code what to repeat
 * (domain rules 1.5, games-and-providers B.2).
 */

/**
 * - `never`: final. Nothing moved by this request, and repeating it moves nothing either; a stake
 *   that was refused so is not to be rolled back.
 * - `same-request`: nothing was committed; send the same business request (same `txId`s, new nonce)
 *   again, later.
 * - `reconcile`: do not repeat blindly. Ask `transactionStatus` or `roundStatus` and act on what
 *   they say, or hand it to a person.
 */
export type Retry = 'never' | 'same-request' | 'reconcile';

/**
 * What the game tells or offers the player: nothing, load again, pay in, answer the reality check,
 * or close.
 */
export type ClientAction = 'none' | 'refresh' | 'deposit' | 'realityCheck' | 'close';

export interface ProviderError {
  /**
   * 200 refusals of business, 401 who are you, 409 conflicts of identity, 5xx only when nothing was
   * committed.
   */
  status: 200 | 400 | 401 | 403 | 404 | 409 | 413 | 429 | 500 | 503;
  retry: Retry;
  clientAction: ClientAction;
  /** English, for the studio's log; a player reads the game's own words. On the wire `{en: …}`. */
  message: string;
}

const row = (
  status: ProviderError['status'],
  retry: Retry,
  clientAction: ClientAction,
  message: string,
): ProviderError => ({ status, retry, clientAction, message });

export const providerErrors = {
  // who speaks: one code for every reason, an attacker learns nothing from it
  SIGNATURE_INVALID: row(401, 'reconcile', 'none', 'key, time, nonce or signature is not valid'),
  RATE_LIMITED: row(429, 'same-request', 'none', 'too many requests; wait as retry-after says'),
  BODY_TOO_LARGE: row(413, 'never', 'none', 'the body is too large'),
  CALL_NOT_FOUND: row(404, 'never', 'none', 'there is no such call'),
  BAD_REQUEST: row(400, 'never', 'none', 'the request does not fit the contract'),
  // who plays
  SESSION_INVALID: row(
    200,
    'never',
    'refresh',
    'token or session is unknown, used, ended or expired',
  ),
  PLAYER_NOT_FOUND: row(200, 'never', 'close', 'this connection knows no such player'),
  ACCOUNT_LOCKED: row(200, 'never', 'close', 'the account is blocked, closed or not active yet'),
  // may he stake
  INSUFFICIENT_FUNDS: row(200, 'never', 'deposit', 'the balance is less than the stake'),
  BET_NOT_ALLOWED: row(200, 'never', 'close', 'the player may not stake now'),
  LIMIT_REACHED: row(200, 'never', 'close', "a limit of the player's own is reached"),
  REALITY_CHECK: row(200, 'never', 'realityCheck', 'the reality check has to be answered first'),
  STAKE_OUT_OF_RANGE: row(200, 'never', 'none', 'the stake is below or above what may be staked'),
  GEO_BLOCKED: row(200, 'never', 'close', 'not from this country'),
  CURRENCY_MISMATCH: row(200, 'never', 'none', "not the currency of the player's account"),
  GAME_UNAVAILABLE: row(200, 'never', 'close', 'the game is unknown here or switched off'),
  // transactions
  TX_CONFLICT: row(409, 'reconcile', 'none', 'this id was used for something else'),
  TX_NOT_FOUND: row(200, 'reconcile', 'none', 'the bet it refers to is not known'),
  TX_SETTLED: row(200, 'never', 'none', 'the bet is settled already'),
  TX_ROLLED_BACK: row(200, 'never', 'none', 'the bet was rolled back'),
  ROUND_FINISHED: row(200, 'never', 'none', 'the round is closed and takes no more stakes'),
  FREE_ROUNDS_OVER: row(
    200,
    'never',
    'none',
    'these free rounds are unknown, played out, taken back or too old',
  ),
  ROUND_NOT_FOUND: row(200, 'never', 'none', 'the round is not known'),
  // our side
  TEMPORARY: row(500, 'same-request', 'none', 'nothing was committed; repeat the same request'),
  BUSY: row(503, 'same-request', 'none', 'nothing was committed; repeat the same request'),
} as const satisfies Record<string, ProviderError>;

export type ProviderErrorCode = keyof typeof providerErrors;

export const isProviderErrorCode = (code: string): code is ProviderErrorCode =>
  Object.hasOwn(providerErrors, code);
