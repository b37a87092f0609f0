/**
 * The only ways time, luck and identity enter the product. Real ones are built at the composition
 * root.
 */
export interface Clock {
  /** The present instant; each call gives a new object. */
  now(): Date;
}

export interface Random {
  /** A number in [0, 1). */
  next(): number;
}

export interface Ids {
  /** A new UUIDv7; ids of one process sort by the time they were made. */
  next(): string;
}
