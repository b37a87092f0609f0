import { CallFailure } from '@pavilion/client/call-failure';
import { normaliseAccountId } from '@pavilion/domain/input';
import { nowMs } from '../../../core/clock.ts';

/** What a code was sent for; each has a step of its own. */
export type CodePurpose = 'register' | 'login' | 'reset';

/** A code is on its way and asked for. Never holds the code or a password. */
export interface CodeStep {
  accountId: string;
  /**
   * Where the code went, when the visitor wrote it himself (E.164); needed to ask for another reset
   * code. Else empty.
   */
  phone: string;
  /** Of the number's country, digits only; empty when not known. */
  callingCode: string;
  /** From then on (epoch ms) the server sends another code. */
  resendAtMs: number;
  /** Until then (epoch ms) the code works. */
  endsAtMs: number;
  /** It was sent for an earlier request; the last one was refused. */
  isSentBefore: boolean;
  /** False when the visitor went back to the first form. */
  isOpen: boolean;
}

/** The number a code goes to, as far as the visitor wrote it. */
export type SentTo = Partial<Pick<CodeStep, 'phone' | 'callingCode'>>;

const secondMs = 1000;
/** The server sends no new code before this time (wire page, tac/request_new_register). */
const resendAfterS = 60;
/** As long as the server takes a code. */
const lifetimeMs = 5 * 60 * secondMs;
const purposes: readonly CodePurpose[] = ['register', 'login', 'reset'];
const storageKey = (purpose: CodePurpose): string => `code-step-${purpose}`;

/** The step after a code was sent just now. */
export function newCodeStep(
  accountId: string,
  { phone = '', callingCode = '' }: SentTo = {},
): CodeStep {
  return {
    accountId,
    phone,
    callingCode,
    resendAtMs: nowMs() + resendAfterS * secondMs,
    endsAtMs: nowMs() + lifetimeMs,
    isSentBefore: false,
    isOpen: true,
  };
}

/**
 * The step of a code that was sent before, when `thrown` refuses another one: it is known in this
 * tab, or the wait tells that it was asked for less than a minute ago. Null for any other failure.
 */
export function stepSentBefore(
  purpose: CodePurpose,
  thrown: unknown,
  { accountId, ...sentTo }: { accountId: string } & SentTo,
): CodeStep | null {
  if (!isTooMany(thrown)) return null;
  const waitS = thrown.retryAfterSeconds ?? resendAfterS;
  const kept = readCodeStep(purpose);
  const known =
    kept && normaliseAccountId(kept.accountId) === normaliseAccountId(accountId) ? kept : null;
  if (!known && waitS > resendAfterS) return null;
  const step = newCodeStep(accountId, sentTo);
  return {
    ...step,
    resendAtMs: nowMs() + waitS * secondMs,
    endsAtMs: known?.endsAtMs ?? step.endsAtMs - (resendAfterS - waitS) * secondMs,
    isSentBefore: true,
  };
}

/** Whether the server sends no other code yet. */
export const isTooMany = (thrown: unknown): thrown is CallFailure =>
  thrown instanceof CallFailure && thrown.code === 'tooManyRequests';

/**
 * Keeps a step for the life of the tab: a reload must not lose the field for a code that has come.
 */
export function keepCodeStep(purpose: CodePurpose, step: CodeStep): void {
  try {
    sessionStorage.setItem(storageKey(purpose), JSON.stringify(step));
  } catch {
    // Where nothing may be stored, the step lives as long as the page does.
  }
}

/** The stored step while its code may work, else null. */
export function readCodeStep(purpose: CodePurpose): CodeStep | null {
  try {
    const step = JSON.parse(
      sessionStorage.getItem(storageKey(purpose)) ?? 'null',
    ) as CodeStep | null;
    return step && nowMs() < step.endsAtMs ? step : null;
  } catch {
    return null;
  }
}

/** Forgets a step, or all of them: the code was used, or the player is signed in. */
export function forgetCodeSteps(which: readonly CodePurpose[] = purposes): void {
  try {
    for (const purpose of which) sessionStorage.removeItem(storageKey(purpose));
  } catch {
    // Nothing was stored.
  }
}
