import type { DocumentKind, DocumentState } from './words.ts';

/**
 * What a level of a site allows within its period (null: no ceiling), and what is needed for it
 * beyond the levels below.
 */
export interface LevelRule {
  level: number;
  depositMaxMinor: bigint | null;
  withdrawalMaxMinor: bigint | null;
  required: readonly DocumentKind[];
}

export interface HeldDocument {
  kind: DocumentKind;
  state: DocumentState;
}

export interface Standing {
  level: number;
  next: LevelRule | null;
  /** What is asked for the next level and not given: neither approved nor being checked. */
  missing: readonly DocumentKind[];
  /** `verified`: there is no higher level. */
  state: 'none' | 'incomplete' | 'checking' | 'verified';
}

/** Kinds of a rule that no document in one of the states covers. */
export function missingKinds(
  required: readonly DocumentKind[],
  documents: readonly HeldDocument[],
  states: readonly DocumentState[],
): DocumentKind[] {
  return required.filter(
    (kind) => !documents.some((held) => held.kind === kind && states.includes(held.state)),
  );
}

/**
 * Where a player stands: the highest level whose papers, and those of all below, are approved and
 * in force.
 */
export function standingOf(
  rules: readonly LevelRule[],
  documents: readonly HeldDocument[],
): Standing {
  const sorted = rules.toSorted((a, b) => a.level - b.level);
  const firstOpen = sorted.findIndex(
    ({ required }) => missingKinds(required, documents, ['approved']).length > 0,
  );
  const reached = firstOpen === -1 ? sorted : sorted.slice(0, firstOpen);
  const next = firstOpen === -1 ? null : (sorted[firstOpen] ?? null);
  const missing = next ? missingKinds(next.required, documents, ['approved', 'checking']) : [];
  return {
    level: reached.at(-1)?.level ?? 0,
    next,
    missing,
    state: stateOf(next, missing, documents),
  };
}

function stateOf(
  next: LevelRule | null,
  missing: readonly DocumentKind[],
  documents: readonly HeldDocument[],
): Standing['state'] {
  if (!next) return 'verified';
  if (missing.length === 0) return 'checking';
  return documents.length > 0 ? 'incomplete' : 'none';
}

/** What a player on a level may move within the period; a site without rules sets no ceiling. */
export function grantOf(
  rules: readonly LevelRule[],
  level: number,
): Pick<LevelRule, 'depositMaxMinor' | 'withdrawalMaxMinor'> {
  return (
    rules.find((rule) => rule.level === level) ?? {
      depositMaxMinor: null,
      withdrawalMaxMinor: null,
    }
  );
}

/** What is left of a ceiling; null where there is none, never below zero. */
export function roomOf(maxMinor: bigint | null, usedMinor: bigint): bigint | null {
  if (maxMinor === null) return null;
  return maxMinor > usedMinor ? maxMinor - usedMinor : 0n;
}
