import { useState } from 'react';
import { hasPasskeys, signWithPasskey } from './passkeys.ts';

export const proofKinds = ['totp', 'passkey', 'recovery', 'code'] as const;
export type ProofKind = (typeof proofKinds)[number];

/** A second step as calls take it. */
export interface Proof<Kind extends ProofKind = ProofKind> {
  kind: Kind;
  value: string;
}

export interface ProofState {
  /** Ways this player can use here; none until he is asked. */
  kinds: readonly ProofKind[];
  kind: ProofKind;
  choose: (kind: ProofKind) => void;
  value: string;
  enter: (value: string) => void;
  /** Code of what is wrong with it, or null. */
  problem: string | null;
}

const isProofKind = (text: string): text is ProofKind =>
  (proofKinds as readonly string[]).includes(text);

/** The kinds a server names that this browser can do, in its order. */
export function usableKinds(named: readonly string[]): ProofKind[] {
  return named.filter(isProofKind).filter((kind) => kind !== 'passkey' || hasPasskeys());
}

/**
 * What the player proves his second step by: which way, and what he typed. `askPasskey` gets the
 * server's options when he signs with a passkey.
 */
export function useProof(
  askPasskey: () => Promise<{ options: object }>,
  named: readonly string[] = [],
) {
  const [kinds, setKinds] = useState<readonly ProofKind[]>(() => usableKinds(named));
  const [chosen, setChosen] = useState<ProofKind | null>(null);
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const kind = chosen ?? kinds[0] ?? 'code';
  const enter = (text: string): void => {
    setValue(text);
    setProblem(null);
  };
  return {
    state: {
      kinds,
      kind,
      choose: (next: ProofKind) => {
        setChosen(next);
        enter('');
      },
      value,
      enter,
      problem,
    } satisfies ProofState,
    /** Asks for a proof by one of these kinds; gives the first. */
    open(next: readonly string[]): ProofKind | null {
      const usable = usableKinds(next);
      setKinds(usable);
      setProblem(null);
      return usable[0] ?? null;
    },
    /** The proof to send, or null when nothing was typed. Signs, where it is a passkey. */
    async gather(): Promise<Proof | null> {
      if (kinds.length === 0) return null;
      if (kind === 'passkey') {
        const { options } = await askPasskey();
        return { kind, value: JSON.stringify(await signWithPasskey(options)) };
      }
      return value.trim() === '' ? null : { kind, value: value.trim() };
    },
    refuse(code: string): void {
      setValue('');
      setProblem(code);
    },
    close(): void {
      setKinds([]);
      setChosen(null);
      setValue('');
      setProblem(null);
    },
  };
}

/** What a wrong proof is answered with. */
export const proofProblems: ReadonlySet<string> = new Set([
  'invalidTac',
  'expiredTac',
  'invalidPasskey',
]);
