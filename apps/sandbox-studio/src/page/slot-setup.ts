import type { SlotMachine, SymbolRole } from '@pavilion/games/slots/slot-machine';
import { slotFamilies, type FamilyCode, type SlotFamilyCode } from '../titles/index.ts';

/** What stands for a symbol: a picture of the title by its rank, or a sign that is written. */
export interface SlotFace {
  code: string;
  role: SymbolRole;
  picture: number | null;
  sign: string | null;
}

/** What the picture of a slot is drawn from. */
export interface SlotSetup {
  kind: SlotMachine['kind'];
  reels: number;
  rows: number;
  faces: readonly SlotFace[];
}

const signs: Readonly<Record<string, string>> = {
  ace: 'A',
  king: 'K',
  queen: 'Q',
  jack: 'J',
  ten: '10',
};

export const isSlotFamily = (family: FamilyCode): family is SlotFamilyCode =>
  Object.hasOwn(slotFamilies, family);

/** Null for a family that is no slot. */
export function slotSetup(family: FamilyCode): SlotSetup | null {
  if (!isSlotFamily(family)) return null;
  const { kind, reels, rows } = slotFamilies[family].machine;
  return { kind, reels, rows, faces: slotFaces(family) };
}

/**
 * The first symbol that wants a picture has the title's own, which its cover shows: the wild, where
 * there is one.
 */
export function slotFaces(family: SlotFamilyCode): SlotFace[] {
  let rank = 0;
  return slotFamilies[family].machine.symbols.map(({ code, role }): SlotFace => {
    const sign = role === 'regular' ? (signs[code] ?? null) : role === 'multiplier' ? '×' : null;
    const hasPicture = sign === null && role !== 'coin';
    return { code, role, sign, picture: hasPicture ? rank++ : null };
  });
}
