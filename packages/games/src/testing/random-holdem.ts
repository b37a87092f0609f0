import { createRandomStream, type RandomStream } from '../fairness/index.ts';
import { nextDeadline, type HoldemAction, type TableConfig } from '../table/holdem/index.ts';
import { HoldemTable } from './holdem-table.ts';

/** Players at a table who do anything that may be done, and much that may not. */
export class RandomPlay {
  readonly table: HoldemTable;
  readonly luck: RandomStream;
  private readonly players: readonly string[];

  constructor(seed: number, config: Partial<TableConfig>) {
    this.table = new HoldemTable({ buyInMinMinor: 40n, buyInMaxMinor: 2000n, ...config });
    this.luck = createRandomStream({
      serverSeed: 'random play',
      clientSeed: 'holdem',
      nonce: seed,
    });
    const count = this.table.state.config.seatCount + 2;
    this.players = Array.from({ length: count }, (_, place) => `p${place}`);
  }

  private oneOf<Item>(items: readonly Item[]): Item {
    return items[this.luck.draw(items.length)]!;
  }

  private sum(least: bigint, most: bigint): bigint {
    return least + this.luck.drawWide(most - least + 1n);
  }

  /** One more thing that happens. */
  step(): void {
    const { table } = this;
    table.do({ type: 'tick' });
    if (this.luck.draw(16) === 0) this.comeAndGo();
    else if (table.turn()) this.play();
    else if (table.state.isDeckAwaited || table.state.next)
      table.deal({}, this.luck.draw(12) === 0 ? [this.oneOf(this.players)] : []);
    else this.comeBack();
    if (this.luck.draw(40) === 0) table.passTo(nextDeadline(table.state) ?? table.nowMs);
    table.nowMs += this.luck.draw(3000);
  }

  private play(): void {
    const { table } = this;
    const player = table.turn();
    const legal = player ? table.legal(player) : null;
    if (!player || !legal) throw new Error('a turn of nobody');
    const kind = this.luck.draw(12);
    const action: HoldemAction =
      kind < 5 ? (legal.canCheck ? 'check' : 'call') : kind < 6 ? 'fold' : 'all_in';
    const { wager } = legal;
    if (kind < 9 && kind > 5 && wager) {
      const reach = wager.leastMinor + 60n;
      const most = reach < wager.mostMinor ? reach : wager.mostMinor;
      expectTaken(table.act(player, wager.action, this.sum(wager.leastMinor, most)));
    } else if (action === 'all_in' && (legal.allInMinor === null || this.luck.draw(4) > 0))
      expectTaken(table.act(player, legal.canCheck ? 'check' : 'call'));
    else expectTaken(table.act(player, action));
  }

  /** Whoever can, comes or comes back. */
  private comeBack(): void {
    for (const playerId of this.players) {
      this.table.do({ type: 'connection', playerId, isConnected: true });
      this.table.do({ type: 'rebuy', playerId, amountMinor: this.sum(40n, 1000n) });
      this.table.do({ type: 'sit_in', playerId, post: this.luck.draw(2) === 0 });
      this.table.sit(playerId, null, this.sum(40n, 2000n), this.luck.draw(9));
    }
  }

  private comeAndGo(): void {
    const { table } = this;
    const playerId = this.oneOf(this.players);
    const seat = this.luck.draw(table.state.config.seatCount) + 1;
    switch (this.luck.draw(9)) {
      case 0:
        table.do({ type: 'leave', playerId });
        break;
      case 1:
        table.do({ type: 'sit_out', playerId });
        break;
      case 2:
        table.do({ type: 'rebuy', playerId, amountMinor: this.sum(0n, 1000n) });
        break;
      case 3:
        table.do({ type: 'connection', playerId, isConnected: this.luck.draw(2) === 0 });
        break;
      case 4:
        table.do({ type: 'wait', playerId });
        break;
      case 5:
        table.do({ type: 'sit_in', playerId, post: this.luck.draw(2) === 0 });
        break;
      default:
        table.sit(playerId, this.luck.draw(2) === 0 ? null : seat, this.sum(40n, 2000n), seat);
    }
  }
}

function expectTaken(refusal: unknown): void {
  if (refusal) throw new Error(`what was offered is refused: ${JSON.stringify(refusal)}`);
}
