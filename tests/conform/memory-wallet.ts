import {
  isSignatureOf,
  readSignature,
  walletCalls,
  type ProviderInput,
  type transact,
} from '@pavilion/contracts/provider';
import { formatMinor, parseMinor } from '@pavilion/domain/money';
import { WalletModel, type WalletOrder } from '../../apps/server/src/testing/wallet-model.ts';
import type { Desk, Table } from './desk.ts';
import { createWalletClient, type Key, type WalletClient } from './wallet-client.ts';

/** What a wallet does wrong. */
export type Fault =
  | 'forgets-ids'
  | 'checks-no-signature'
  | 'pays-nobody-excluded'
  | 'needs-a-good-session'
  | 'keeps-no-tombstones'
  | 'pays-after-rollback'
  | 'tips-anybody'
  | 'forgets-named-bets'
  | 'takes-what-is-laid-in';

type Request = ProviderInput<typeof transact>;
type ModelAction = WalletOrder['actions'][number];

const ownKey: Key = { id: 'memory-key-1', secret: 'secret of the first key, long enough' };
const secondKey: Key = { id: 'memory-key-2', secret: 'secret of the second key, long enough' };
const foreignKey: Key = { id: 'memory-key-3', secret: 'secret of another brand, long enough' };
const table: Table = {
  provider: 'MEMORY',
  game: 'one',
  otherGame: 'two',
  currency: 'PHP',
  exponent: 2,
  secondKey,
  foreignKey,
};

interface Person {
  state: 'active' | 'blocked' | 'excluded';
  limit: bigint | null;
  used: bigint;
}

interface Token {
  player: string;
  isGood: boolean;
}

const codes: Readonly<Record<string, [code: string, retry: string]>> = {
  txConflict: ['TX_CONFLICT', 'reconcile'],
  txRolledBack: ['TX_ROLLED_BACK', 'never'],
  txNotFound: ['TX_NOT_FOUND', 'reconcile'],
  txSettled: ['TX_SETTLED', 'never'],
  roundFinished: ['ROUND_FINISHED', 'never'],
  insufficientFunds: ['INSUFFICIENT_FUNDS', 'never'],
};

/**
 * A small wallet that keeps the contract, all of it or all but one thing: the suite is held against
 * it.
 */
export function createMemoryWallet(fault: Fault | null): { client: WalletClient; desk: Desk } {
  const wallet = new MemoryWallet(fault);
  const client = createWalletClient({
    url: 'http://memory.test',
    key: ownKey,
    fetch: (input, init) =>
      wallet.answer(new URL(input instanceof Request ? input.url : input).pathname, init ?? {}),
    nowMs: () => wallet.nowMs,
  });
  return { client, desk: wallet.desk };
}

class Refused extends Error {
  readonly answer: object;

  constructor(code: string, retry = 'never') {
    super(code);
    this.answer = { status: 'refused', code, retry };
  }
}

class MemoryWallet {
  readonly nowMs = Date.UTC(2026, 10, 22);
  private readonly fault: Fault | null;
  private readonly model = new WalletModel();
  private readonly people = new Map<string, Person>();
  private readonly launches = new Map<string, Token>();
  private readonly sessions = new Map<string, Token>();
  private readonly nonces = new Set<string>();
  private readonly closedGames = new Set<string>();
  private made = 0;

  constructor(fault: Fault | null) {
    this.fault = fault;
  }

  private next(kind: string): string {
    this.made += 1;
    return `${kind}-${String(this.made).padStart(24, '0')}`;
  }

  readonly desk: Desk = {
    open: async () => table,
    player: async (balance) => {
      const player = this.next('player');
      this.people.set(player, { state: 'active', limit: null, used: 0n });
      this.model.cash.set(player, parseMinor(balance, table.exponent) ?? 0n);
      return player;
    },
    launch: async (player) => {
      const token = this.next('launch');
      this.launches.set(token, { player, isGood: true });
      return token;
    },
    state: async (player, state) => {
      this.person(player).state = state;
    },
    limit: async (player, _kind, amount) => {
      this.person(player).limit = parseMinor(amount, table.exponent);
    },
    ageLaunch: async (token) => void this.launches.delete(token),
    ageSession: async (token) => this.endSession(token),
    kick: async (player) => {
      for (const session of this.sessions.values())
        if (session.player === player) session.isGood = false;
    },
    switchGame: async ({ game }, isOn) => {
      if (isOn) this.closedGames.delete(game);
      else this.closedGames.add(game);
    },
  };

  async answer(path: string, init: RequestInit): Promise<Response> {
    const [http, body] = this.respond(path, init);
    return new Response(JSON.stringify(body), { status: http });
  }

  private respond(path: string, init: RequestInit): [number, object] {
    const body = typeof init.body === 'string' ? init.body : '';
    const keyId = this.signedBy(path, { headers: init.headers as Record<string, string>, body });
    if (keyId === null) return [401, new Refused('SIGNATURE_INVALID', 'reconcile').answer];
    try {
      return [200, { status: 'ok', code: 'OK', ...this.serve(path, JSON.parse(body), keyId) }];
    } catch (error) {
      if (error instanceof Refused) return [200, error.answer];
      throw error;
    }
  }

  private signedBy(
    path: string,
    { headers, body }: { headers: Record<string, string>; body: string },
  ): string | null {
    const parts = readSignature(headers, this.nowMs);
    if (this.fault === 'checks-no-signature') return headers['provider-key'] ?? ownKey.id;
    const key = [ownKey, secondKey, foreignKey].find(({ id }) => id === parts?.keyId);
    if (!parts || !key) return null;
    const { timestamp, nonce, signature } = parts;
    const signed = { method: 'POST', path, timestamp, nonce, body };
    if (!isSignatureOf(key.secret, signed, signature) || this.nonces.has(nonce)) return null;
    this.nonces.add(nonce);
    return key.id;
  }

  private serve(path: string, raw: unknown, keyId: string): object {
    const call = Object.values(walletCalls).find((known) => known.path === path);
    const parsed = call?.request.safeParse(raw);
    if (!parsed?.success) throw new Refused('BAD_REQUEST');
    const input = parsed.data as Record<string, never>;
    if (keyId === foreignKey.id) throw new Refused('SESSION_INVALID');
    if (call === walletCalls.authenticate) return this.open(String(input['launchToken']));
    if (call === walletCalls.transactionStatus)
      return { state: this.model.stateOf(String(input['txId'])) };
    const { session, player } = this.sessionOf(String(input['session']));
    if (call === walletCalls.refreshSession) {
      session.isGood = false;
      return { session: this.newSession(player) };
    }
    if (String(input['player']) !== player) throw new Refused('PLAYER_NOT_FOUND');
    if (call === walletCalls.transact) this.move(session, input as unknown as Request);
    return this.balance(player);
  }

  private open(token: string): object {
    const launch = this.launches.get(token);
    if (!launch?.isGood) throw new Refused('SESSION_INVALID');
    launch.isGood = false;
    const { player } = launch;
    return { session: this.newSession(player), player, ...this.balance(player) };
  }

  private newSession(player: string): string {
    const token = this.next('session');
    this.sessions.set(token, { player, isGood: true });
    return token;
  }

  private endSession(token: string): void {
    this.sessionOf(token).session.isGood = false;
  }

  private sessionOf(token: string): { session: Token; player: string } {
    const session = this.sessions.get(token);
    if (!session) throw new Refused('SESSION_INVALID');
    return { session, player: session.player };
  }

  private person(player: string): Person {
    const person = this.people.get(player);
    if (!person) throw new Error(`nobody is ${player}`);
    return person;
  }

  private balance(player: string): object {
    const available = formatMinor(this.model.cash.get(player) ?? 0n, table.exponent);
    const cash = { pocket: 'cash', amount: available, currency: table.currency };
    return {
      balance: { available },
      pockets: [{ ...cash, exponent: table.exponent, isStakeable: true }],
    };
  }

  private move(session: Token, { roundId, currency, game, actions }: Request): void {
    if (currency !== table.currency) throw new Refused('CURRENCY_MISMATCH');
    const wanted = actions.map((action) => this.modelAction(action));
    const stakes = wanted.filter(
      ({ kind, tx }) => this.isStake(kind) && this.model.stateOf(tx ?? '') === 'unknown',
    );
    const staked = stakes.reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);
    const person = this.person(session.player);
    if (stakes.length > 0 || this.fault === 'needs-a-good-session')
      if (!session.isGood) throw new Refused('SESSION_INVALID');
    if (stakes.length > 0 || this.fault === 'pays-nobody-excluded')
      if (person.state !== 'active') throw new Refused('BET_NOT_ALLOWED');
    if (stakes.length > 0 && this.closedGames.has(game)) throw new Refused('GAME_UNAVAILABLE');
    if (person.limit !== null && person.used + staked > person.limit)
      throw new Refused('LIMIT_REACHED');
    this.apply({ player: session.player, round: roundId, actions: wanted });
    person.used += staked;
  }

  private isStake(kind: ModelAction['kind']): boolean {
    return kind.startsWith('debit') || (kind === 'tip' && this.fault !== 'tips-anybody');
  }

  private apply(order: WalletOrder): void {
    const kept =
      this.fault === 'keeps-no-tombstones'
        ? order.actions.filter(
            ({ kind, ref }) => kind !== 'rollback' || this.model.stateOf(ref ?? '') !== 'unknown',
          )
        : order.actions;
    const problem = this.model.apply({ ...order, actions: kept });
    if (problem === 'OK') return;
    if (this.fault === 'pays-after-rollback' && problem === 'txRolledBack') {
      const won = order.actions.reduce(
        (sum, { kind, amount }) => sum + (kind === 'credit' ? (amount ?? 0n) : 0n),
        0n,
      );
      this.model.cash.set(order.player, (this.model.cash.get(order.player) ?? 0n) + won);
      return;
    }
    const [code, retry] = codes[problem] ?? ['TEMPORARY', 'same-request'];
    throw new Refused(code, retry);
  }

  private modelAction(action: Request['actions'][number]): ModelAction {
    if (action.kind === 'endRound') return { kind: 'finish' };
    const minor = (text: string): bigint => {
      const read = parseMinor(text, table.exponent, { isSignAllowed: true });
      if (read === null) throw new Refused('BAD_REQUEST');
      return read;
    };
    const tx = this.fault === 'forgets-ids' ? this.next(action.txId.slice(0, 30)) : action.txId;
    const common = { tx, finished: action.finished ?? false };
    switch (action.kind) {
      case 'debitCredit':
        return {
          ...common,
          kind: 'debit-credit',
          amount: minor(action.amount),
          win: minor(action.win),
          ...this.laidIn(action.contributions, minor),
        };
      case 'credit':
        return {
          ...common,
          kind: 'credit',
          amount: minor(action.amount),
          ref: action.refTxId,
          ...(this.fault === 'forgets-named-bets' ? {} : { refs: action.refTxIds }),
        };
      case 'debit': {
        const laidIn = this.laidIn(action.contributions, minor);
        const sum = laidIn.contributions.reduce((total, { amount }) => total + amount, 0n);
        const amount = minor(action.amount);
        if (sum > amount) throw new Refused('BAD_REQUEST');
        const extra = this.fault === 'takes-what-is-laid-in' ? sum : 0n;
        return { ...common, kind: 'debit', amount: amount + extra, ...laidIn };
      }
      case 'rollback':
        return { ...common, kind: 'rollback', ref: action.refTxId };
      case 'promoCredit':
        return { ...common, kind: 'promo', amount: minor(action.amount) };
      case 'jackpotWin':
        return {
          ...common,
          kind: 'jackpot',
          amount: minor(action.amount),
          fund: `${action.fundedBy ?? 'provider'}/${action.jackpotId}`,
        };
      default:
        return { ...common, kind: action.kind, amount: minor(action.amount) };
    }
  }

  private laidIn(
    told: Extract<Request['actions'][number], { kind: 'debit' }>['contributions'],
    minor: (text: string) => bigint,
  ): { contributions: Array<{ fund: string; amount: bigint }> } {
    return {
      contributions: (told ?? [])
        .filter(({ fund }) => fund === 'operator')
        .map(({ jackpotId, amount }) => ({ fund: jackpotId, amount: minor(amount) })),
    };
  }
}
