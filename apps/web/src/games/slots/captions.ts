import type { Grid, SlotEvent, SlotEventOf, SlotWin } from '@pavilion/games/slots/slot-events';
import type { Text } from '@pavilion/i18n';
import { shortMultiplier } from '../stages/parts/multiplier-figure.ts';
import type { WireEvent } from '../game-info.ts';

export const symbolName = (code: string, t: Text): string =>
  t.find(`ui.game.slots.symbol.${code}`) ?? code;

export const potName = (pot: string, t: Text): string => t.find(`ui.game.slots.pot.${pot}`) ?? pot;

/** The window in words, reel by reel. */
export function gridText(grid: Grid, t: Text): string {
  return grid
    .map((column, reel) =>
      t('ui.game.slots.reel', {
        number: reel + 1,
        symbols: column.map((code) => symbolName(code, t)).join(', '),
      }),
    )
    .join(' ');
}

function winText({ kind, symbol, count, line, ways, multiplier }: SlotWin, t: Text): string {
  const values = { symbol: symbolName(symbol, t), count, multiplier: shortMultiplier(multiplier) };
  if (kind === 'line') return t('ui.game.slots.wonLine', { ...values, line });
  if (kind === 'ways') return t('ui.game.slots.wonWays', { ...values, ways });
  return t('ui.game.slots.wonAnywhere', values);
}

type Captions = {
  readonly [Type in SlotEvent['type']]: (event: SlotEventOf<Type>, t: Text) => string | null;
};

const captions: Captions = {
  spun: ({ grid, spin, left }, t) =>
    [spin > 0 ? t('ui.game.slots.freeSpin', { at: spin, of: spin + left }) : '', gridText(grid, t)]
      .join(' ')
      .trim(),
  expanded: ({ reels }, t) =>
    t('ui.game.slots.expanded', { reels: reels.map((reel) => reel + 1).join(', ') }),
  won: ({ wins, total }, t) =>
    [
      ...wins.map((win) => winText(win, t)),
      t('ui.game.slots.soFar', { total: shortMultiplier(total) }),
    ].join(' '),
  cascaded: ({ removed, grid }, t) =>
    `${t('ui.game.slots.cascaded', { count: removed.length })} ${gridText(grid, t)}`,
  multiplied: ({ landed, factor, total }, t) =>
    t('ui.game.slots.multiplied', {
      factors: landed.map((one) => `×${one.factor}`).join(', '),
      factor,
      total: shortMultiplier(total),
    }),
  free_spins_started: ({ spins }, t) => t('ui.game.slots.freeStarted', { spins }),
  free_spins_added: ({ spins, left }, t) => t('ui.game.slots.freeAdded', { spins, left }),
  free_spins_ended: ({ multiplier }, t) =>
    t('ui.game.slots.freeEnded', { multiplier: shortMultiplier(multiplier) }),
  hold_started: ({ coins, respins }, t) =>
    t('ui.game.slots.holdStarted', { coins: coins.length, respins }),
  hold_spun: ({ coins, respins }, t) =>
    t('ui.game.slots.holdSpun', { coins: coins.length, respins }),
  pot_won: ({ pot, multiplier }, t) =>
    t('ui.game.slots.potWon', { pot: potName(pot, t), multiplier: shortMultiplier(multiplier) }),
  hold_ended: ({ multiplier }, t) =>
    t('ui.game.slots.holdEnded', { multiplier: shortMultiplier(multiplier) }),
  capped: ({ multiplier }, t) =>
    t('ui.game.slots.capped', { multiplier: shortMultiplier(multiplier) }),
  settled: ({ multiplier }, t) =>
    Number(multiplier) > 0
      ? t('ui.game.slots.settled', { multiplier: shortMultiplier(multiplier) })
      : t('ui.game.slots.settledNothing'),
};

/** An event of a slot in words; null for one that is no slot's. */
export function slotCaption(event: WireEvent, t: Text): string | null {
  if (!Object.hasOwn(captions, event.type)) return null;
  const caption = captions[event.type as SlotEvent['type']] as (
    event: WireEvent,
    t: Text,
  ) => string | null;
  return caption(event, t);
}
