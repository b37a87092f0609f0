import { slotFamilies, type SlotFamilyCode } from '../titles/index.ts';
import type { PayTable, Words } from './pay-table.types.ts';
import { slotFaces, type SlotFace } from './slot-setup.ts';

/** What so many of each symbol pay, in stakes, and the pots where there are some. */
export function slotPays(family: SlotFamilyCode, words: Words): PayTable[] {
  const { pays, pots } = slotFamilies[family].machine;
  const counts = [...new Set(pays.map(({ count }) => count))].toSorted((a, b) => a - b);
  const faces = slotFaces(family).filter(({ code }) => pays.some(({ symbol }) => symbol === code));
  const paid = (code: string, count: number): string => {
    const row = pays.find((one) => one.symbol === code && one.count === count);
    return row ? `${row.multiplier}×` : '–';
  };
  const symbols: PayTable = {
    caption: '',
    head: [words.symbol, ...counts.map(String)],
    rows: faces.map((face) => [
      nameOf(face, words),
      ...counts.map((count) => paid(face.code, count)),
    ]),
    symbols: faces.map(({ code }) => code),
  };
  if (!pots) return [symbols];
  const potRows = pots.map(({ name, multiplier }) => [capital(name), `${multiplier}×`]);
  return [symbols, { caption: words.pots, head: [words.pots, words.pays], rows: potRows }];
}

function nameOf({ role, sign, picture }: SlotFace, words: Words): string {
  if (sign !== null) return sign;
  if (role === 'wild' || role === 'scatter' || role === 'coin') return words[role];
  return `${words.symbol} ${(picture ?? 0) + 1}`;
}

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
