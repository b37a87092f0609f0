import type { Round } from './game.types.ts';

/** What a family of hash games shows above the hash. */
export interface HashPicture {
  element: Element;
  begin(): void;
  /** The hash is coming: how much of it is there, and its last character so far. */
  pass(share: number, character: string): void;
  /** The characters that decide, and what they say. */
  decide(round: Round): Promise<void>;
}
