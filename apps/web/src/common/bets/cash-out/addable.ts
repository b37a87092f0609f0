/** A selection that an open bet can take in, with the words that show it. */
export interface AddableLeg {
  selectionId: string;
  /** Of a builder the picks it comes in with, else the selection alone. */
  selectionIds: readonly string[];
  /** What is backed, and of which question and event. */
  name: string;
  about: string;
  /** The price now, as on the wire. */
  odds: string;
}

/** Selections that stand ready beside a bet. */
export interface Addable {
  legs: readonly AddableLeg[];
  /** Some of them are in the bet now. */
  onAdded: (selectionIds: ReadonlySet<string>) => void;
}
