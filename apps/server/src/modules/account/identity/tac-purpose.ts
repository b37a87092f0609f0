/** A code works for what it was sent for and nothing else. */
export type TacPurpose = 'register' | 'login' | 'reset' | 'step-up' | 'mail';

/** Kind of the message that carries a code. */
export const codeKind = <Purpose extends TacPurpose>(purpose: Purpose) => `tac.${purpose}` as const;
