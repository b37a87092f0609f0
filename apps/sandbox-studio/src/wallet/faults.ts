/**
 * What goes wrong on purpose between this studio and the wallet, so that both can be tried. All
 * off: everything goes right.
 */
export interface Faults {
  /** Before each request. */
  delayMs: number;
  /**
   * The first try of each request is cut: before it leaves, or after it arrived and before its
   * answer is read.
   */
  cut: 'none' | 'before' | 'after';
  /** The first answer of each request is taken for a 500. */
  answer500: boolean;
  /** Each request is sent so many times more, at once. */
  duplicate: number;
  /** Every other request is held back, so that the next one overtakes it. */
  reorder: boolean;
  wrongSignature: boolean;
  /** Stakes are sent with a session that has been exchanged already. */
  staleToken: boolean;
  /** Our clock is so far off. */
  clockDriftMs: number;
}

export const noFaults: Faults = {
  delayMs: 0,
  cut: 'none',
  answer500: false,
  duplicate: 0,
  reorder: false,
  wrongSignature: false,
  staleToken: false,
  clockDriftMs: 0,
};

/** How long a request is held back so that the next one overtakes it. */
export const overtakeMs = 250;

const flags = ['answer500', 'reorder', 'wrongSignature', 'staleToken'] as const;
const numbers = ['delayMs', 'duplicate', 'clockDriftMs'] as const;

/** `"cut=after,duplicate=2,reorder"`. Throws an Error that names what it does not know. */
export function readFaults(text: string): Faults {
  const faults = { ...noFaults };
  for (const part of text.split(',').filter(Boolean)) {
    const [name = '', value = ''] = part.trim().split('=');
    const flag = flags.find((known) => known === name);
    const number = numbers.find((known) => known === name);
    if (flag) faults[flag] = true;
    else if (number && /^-?\d{1,9}$/.test(value)) faults[number] = Number(value);
    else if (name === 'cut' && (value === 'before' || value === 'after')) faults.cut = value;
    else throw new Error(`STUDIO_FAULTS: "${part}" is no fault`);
  }
  return faults;
}
