import type { Call, CallRequest, CallResponse } from '@pavilion/contracts/define-call';
import { CallFailure } from './call-failure.ts';
import { createClient, type CallFunction } from './client.ts';
import { clientFailure, hasNoAnswer } from './failures/client-failure.ts';
import { PlayerLeft } from './player-left.ts';

type SuppliedField<C extends Call> =
  | 'domain_name'
  | 'external_id'
  | (CallRequest<C> extends { auth: string } ? 'account_id' | 'auth' : never);

/** What a caller gives: the request without the fields of site and player, which are added here. */
export type CallArguments<C extends Call> = Omit<CallRequest<C>, SuppliedField<C>>;

export interface CallOptions {
  signal?: AbortSignal;
  /** The caller shows the failure itself; the shared handler stays out of it. */
  handled?: boolean;
}

/** Who asks, and what proves it. */
export interface PlayerFields {
  account_id: string;
  auth: string;
}

export interface CallerPorts {
  /** How an answer is fetched: what every request of the page carries is added by it. */
  fetch: typeof fetch;
  /** Fields that most calls send: host and site. */
  siteFields: () => object;
  /**
   * Of the signed-in player, or null. Sent with calls that need one, which without both never
   * leave.
   */
  playerFields: () => PlayerFields | null;
  /** Every failure that its caller does not show himself. */
  onFailure: (failure: unknown) => void;
  /** The server, or what stands before it, says that it cannot serve. */
  onUnavailable: () => void;
}

/**
 * Makes a call for the current site and player. Resolves with the fields of success; rejects with
 * CallFailure, after `onFailure` has dealt with it unless `handled` is set. A player's call rejects
 * with {@link PlayerLeft}, which nobody has to be told, when it fails after he has left, and is not
 * even made when nobody is signed in: a part of the page that is drawn late may not know yet.
 */
export type Caller = <C extends Call>(
  contract: C,
  request: CallArguments<C>,
  options?: CallOptions,
) => Promise<CallResponse<C>>;

/** Calls of one page: its site, its player, and what it does about failures. */
export function createCaller(ports: CallerPorts): Caller {
  const client = createClient({ baseUrl: '', fetch: ports.fetch });
  return (contract, request, options = {}) =>
    callThrough(ports, client, contract, request, options);
}

async function callThrough<C extends Call>(
  ports: CallerPorts,
  through: CallFunction,
  contract: C,
  request: CallArguments<C>,
  options: CallOptions,
): Promise<CallResponse<C>> {
  const player = contract.access === 'player' ? whoAsks(ports) : null;
  try {
    const full = { ...ports.siteFields(), ...player, ...request } as unknown as CallRequest<C>;
    return await through(contract, full, { signal: options.signal });
  } catch (thrown) {
    if (options.signal?.aborted) throw thrown;
    if (isUnavailable(thrown)) ports.onUnavailable();
    // What somebody asked who has left since is nobody's failure: a late refusal must not end the
    // session of who came after.
    if (player && JSON.stringify(player) !== JSON.stringify(ports.playerFields()))
      throw new PlayerLeft('who asked has left', { cause: thrown });
    const failure = hasNoAnswer(thrown) ? clientFailure(contract.path, thrown.message) : thrown;
    if (!options.handled) ports.onFailure(failure);
    throw failure;
  }
}

/** Throws {@link PlayerLeft} where either of account and token is missing. */
function whoAsks({ playerFields }: CallerPorts): PlayerFields {
  const player = playerFields();
  if (!player?.account_id || !player.auth) throw new PlayerLeft('nobody is signed in');
  return player;
}

const isUnavailable = (thrown: unknown): boolean =>
  thrown instanceof CallFailure && thrown.code === 'serviceUnavailable';
