// Judges the log of a hand against the betting rules of the wire page "games two", 10.2, from the
// log alone and apart from the table.
import type { BettingKind, HandRecord } from '../table/holdem/index.ts';

interface Player {
  seat: number;
  bet: bigint;
  isIn: boolean;
  isAllIn: boolean;
  /** What there was to match when it last acted on the street; null before. */
  actedAt: bigint | null;
}

type Entry = HandRecord['actions'][number];

/** The first thing that is against the rules in a hand, or null. */
export function refereeFault(
  record: HandRecord,
  kind: BettingKind,
  bigBlind: bigint,
): string | null {
  const referee = new Referee(record, kind, bigBlind);
  for (const [place, entry] of record.actions.entries()) {
    const fault = referee.judge(entry);
    if (fault) return `action ${place} of hand ${record.handNo}, ${entry.action}: ${fault}`;
  }
  return referee.next() === null || record.board.length < 5 ? null : 'somebody was not asked';
}

class Referee {
  private readonly players: Player[];
  private readonly bigBlind: bigint;
  private readonly kind: BettingKind;
  private street: string = 'preflop';
  private match: bigint;
  private step: bigint;
  /** Height of the full bets, and how many there were. */
  private level: bigint;
  private bets = 1;
  private last: number;

  constructor({ seats, positions }: HandRecord, kind: BettingKind, bigBlind: bigint) {
    const fresh = { bet: 0n, isIn: true, isAllIn: false, actedAt: null };
    this.players = seats.map(({ seat }) => ({ seat, ...fresh }));
    this.kind = kind;
    this.bigBlind = bigBlind;
    this.match = bigBlind;
    this.step = bigBlind;
    this.level = bigBlind;
    this.last = positions.big;
  }

  judge(entry: Entry): string | null {
    const player = this.players.find(({ seat }) => seat === entry.seat);
    if (!player) return 'a seat that was not dealt in';
    if (entry.action.endsWith('blind')) return this.post(player, entry);
    if (entry.street !== this.street) {
      if (this.next() !== null) return 'the street before was not over';
      this.open(entry.street);
    }
    if (this.next() !== entry.seat) return `it is the turn of ${this.next()}`;
    const fault = this.faultOf(player, entry);
    this.take(player, entry);
    return fault;
  }

  private post(player: Player, entry: Entry): null {
    if (entry.action !== 'dead_blind') player.bet = entry.toMinor;
    player.isAllIn ||= entry.isAllIn;
    return null;
  }

  private open(street: string): void {
    this.street = street;
    const isBig = this.kind === 'fixed_limit' && street !== 'flop';
    this.step = isBig ? 2n * this.bigBlind : this.bigBlind;
    [this.match, this.level, this.bets] = [0n, 0n, 0];
    for (const player of this.players) [player.bet, player.actedAt] = [0n, null];
    this.last = this.players.at(-1)?.seat ?? 0;
  }

  /** Whose turn it is by going round from who acted last; null when the street is over. */
  next(): number | null {
    const from = this.players.findIndex(({ seat }) => seat === this.last) + 1;
    const round = [...this.players.slice(from), ...this.players.slice(0, from)];
    const others = (one: Player) => this.players.filter((p) => p.isIn && p !== one);
    const waits = (one: Player): boolean => {
      if (!one.isIn || one.isAllIn || others(one).length === 0) return false;
      if (others(one).every(({ isAllIn }) => isAllIn))
        return others(one).some(({ bet }) => bet > one.bet);
      return one.actedAt === null || one.bet < this.match;
    };
    return round.find(waits)?.seat ?? null;
  }

  private faultOf(player: Player, { action, toMinor, isAllIn }: Entry): string | null {
    if (action === 'fold') return null;
    if (action === 'check') return player.bet >= this.match ? null : 'there is something to call';
    if (toMinor <= this.match)
      return toMinor === this.match || isAllIn ? null : 'less than what there is to match';
    if (action === 'call') return 'a call that raises';
    if (player.actedAt !== null && this.match - player.bet < this.step)
      return 'the betting is not open';
    return this.kind === 'fixed_limit'
      ? this.limitFault(toMinor, isAllIn)
      : this.sizeFault(toMinor, isAllIn);
  }

  private limitFault(toMinor: bigint, isAllIn: boolean): string | null {
    if (this.bets >= 4) return 'a fifth bet';
    const size = this.level + this.step;
    return toMinor === size || (isAllIn && toMinor < size) ? null : 'not the size of the limit';
  }

  private sizeFault(toMinor: bigint, isAllIn: boolean): string | null {
    return toMinor - this.match >= this.step || isAllIn ? null : 'less than the last full raise';
  }

  private take(player: Player, { action, toMinor, isAllIn, seat }: Entry): void {
    this.last = seat;
    if (action === 'fold') player.isIn = false;
    else player.bet = toMinor;
    player.isAllIn ||= isAllIn;
    if (toMinor > this.match && action !== 'fold') this.raise(toMinor);
    player.actedAt = this.match;
  }

  private raise(toMinor: bigint): void {
    const isLimit = this.kind === 'fixed_limit';
    const isFull = isLimit ? toMinor - this.level >= this.step : toMinor - this.match >= this.step;
    if (isFull) {
      if (!isLimit) this.step = toMinor - this.match;
      this.level = toMinor;
      this.bets += 1;
    }
    this.match = toMinor;
  }
}
