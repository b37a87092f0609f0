import { ParamReader, type JsonObject, type Parsed } from '../engine/index.ts';

/** A bet that says no more than its kind. */
export type KindBet<Kind extends string> = { kind: Kind };

/** Reads a bet of games whose bets say no more than their kind. */
export function parseKind<Kind extends string>(
  raw: unknown,
  kinds: readonly Kind[],
): Parsed<KindBet<Kind>> {
  const reader = new ParamReader(raw);
  return reader.done({ kind: reader.choice('kind', kinds) });
}

/** JSON schema of bets: `kind` and what some kinds say besides. */
export const betSchema = (kinds: readonly string[], properties: JsonObject = {}): JsonObject => ({
  type: 'object',
  required: ['kind'],
  properties: { kind: { type: 'string', enum: kinds }, ...properties },
});
