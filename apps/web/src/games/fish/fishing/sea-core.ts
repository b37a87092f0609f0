import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import { weapons, type SeaPoint, type TargetKind } from '@pavilion/games/fishing/index';
import type { Session } from './fishing.queries.ts';
import { createSeaEffects, type SeaEffects } from './sea-effects.ts';
import { createSeaWatch, type SeaWatch, type WeaponName } from './sea-watch.ts';
import type { SentShot, ShotAnswer, ShotQueue } from './shot-queue.ts';

/** What the controls around the sea show. */
export interface SeaState {
  meterMinor: bigint;
  costMinor: bigint;
  winMinor: bigint;
  shots: number;
  weapon: WeaponName;
  /** Place in the bet levels. */
  level: number;
  lockedId: string | null;
  isAuto: boolean;
  isEmpty: boolean;
  /** The last catch of one's own. */
  caught: { kind: TargetKind; winMinor: bigint; multiplier: number } | null;
}

export interface SeaGameOptions {
  session: Session;
  /** Milliseconds of the sea now. */
  seaNow(): number;
  send(seq: number, shots: readonly SentShot[]): Promise<ShotAnswer>;
  /** True: the batch was refused and is dropped. */
  onRefusal(thrown: unknown): boolean;
  newShotId(): string;
}

/** What the acts of a game share. */
export interface SeaCore {
  readonly options: SeaGameOptions;
  readonly session: Session;
  readonly levels: readonly bigint[];
  readonly watch: SeaWatch;
  readonly effects: SeaEffects;
  readonly listeners: Set<() => void>;
  queue: Pick<ShotQueue, 'add' | 'open'>;
  state: SeaState;
  /** The meter as the server told it last. */
  answeredMinor: bigint;
  aim: SeaPoint;
  lastShotMs: number;
  lastFlushMs: number;
  minor(text: string): bigint;
}

export function createSeaCore(options: SeaGameOptions): SeaCore {
  const { session } = options;
  const { currency, bet_levels: levels } = session.sea;
  const minor = (text: string): bigint =>
    (isCurrencyCode(currency) ? parseAmount(text, currency) : null) ?? 0n;
  const watch = createSeaWatch(session.sea_seed);
  for (const id of session.caught) watch.remove(id);
  const meterMinor = minor(session.meter);
  return {
    ...{ options, session, levels: levels.map(minor), watch, effects: createSeaEffects() },
    ...{ listeners: new Set<() => void>(), queue: { add: () => undefined, open: () => [] }, minor },
    ...{ answeredMinor: meterMinor, aim: { x: 8000, y: 4500 }, lastShotMs: 0, lastFlushMs: 0 },
    state: {
      ...{ meterMinor, costMinor: minor(session.cost), winMinor: minor(session.win) },
      ...{ shots: session.shots, weapon: 'cannon', level: 0, lockedId: null },
      ...{ isAuto: false, isEmpty: false, caught: null },
    },
  };
}

/** Changes what is shown, and tells who shows it. */
export function change(core: SeaCore, part: Partial<SeaState>): void {
  core.state = { ...core.state, ...part };
  for (const listener of core.listeners) listener();
}

export const costOf = (weapon: string, betMinor: bigint): bigint =>
  betMinor * BigInt(Object.hasOwn(weapons, weapon) ? weapons[weapon as WeaponName].cost : 1);

/** On the meter, less what waits for its answer. */
export function shownMeter({ queue, answeredMinor, minor }: SeaCore): bigint {
  const waiting = queue
    .open()
    .reduce((sum, { weapon, bet }) => sum + costOf(weapon, minor(bet)), 0n);
  const shown = answeredMinor - waiting;
  return shown > 0n ? shown : 0n;
}
