import type { SlotSymbol, SymbolRole } from './slot-machine.ts';

/**
 * Symbols of a table as it is written: `"W joker wild, 7 seven"`, letter, code and, if not regular,
 * role.
 */
export function symbolsFrom(text: string): readonly SlotSymbol[] {
  return text.split(', ').map((entry) => {
    const [key = '', code = '', role = 'regular'] = entry.split(' ');
    return { key, code, role: role as SymbolRole };
  });
}
