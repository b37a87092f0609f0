import { CallFailure } from '@pavilion/client/call-failure';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetCodeSteps,
  keepCodeStep,
  newCodeStep,
  readCodeStep,
  stepSentBefore,
} from './code-step.ts';

const startMs = Date.UTC(2026, 10, 21, 12);
const second = 1000;
const minute = 60 * second;
const refusal = (retryAfterSeconds: number) =>
  new CallFailure({ code: 'tooManyRequests', statusCode: -429, retryAfterSeconds });
const number = { phone: '+639171234567', callingCode: '63' };
const ana = { accountId: 'ana', ...number };

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
  vi.useFakeTimers({ now: startMs });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the step of a code', () => {
  it('is kept as long as the code works, by what it is for', () => {
    keepCodeStep('reset', newCodeStep('ana', number));
    expect(readCodeStep('register')).toBeNull();
    vi.setSystemTime(startMs + 5 * minute - 1);
    expect(readCodeStep('reset')).toEqual({
      ...ana,
      resendAtMs: startMs + minute,
      endsAtMs: startMs + 5 * minute,
      isSentBefore: false,
      isOpen: true,
    });
    vi.setSystemTime(startMs + 5 * minute);
    expect(readCodeStep('reset')).toBeNull();
  });

  it('is forgotten by its purpose, or with all others', () => {
    for (const purpose of ['login', 'register', 'reset'] as const)
      keepCodeStep(purpose, newCodeStep('ana'));
    forgetCodeSteps(['reset']);
    expect(readCodeStep('reset')).toBeNull();
    expect(readCodeStep('login')).not.toBeNull();
    forgetCodeSteps();
    expect([readCodeStep('login'), readCodeStep('register')]).toEqual([null, null]);
  });

  it('is nothing where nothing may be stored, or something else is', () => {
    sessionStorage.setItem('code-step-reset', '{');
    expect(readCodeStep('reset')).toBeNull();
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepCodeStep('reset', newCodeStep('ana'));
    expect(readCodeStep('reset')).toBeNull();
    forgetCodeSteps();
  });
});

describe('another code that is refused', () => {
  it('within a minute means that one is on its way, even when this tab knows of none', () => {
    expect(stepSentBefore('reset', refusal(45), ana)).toEqual({
      ...ana,
      resendAtMs: startMs + 45 * second,
      endsAtMs: startMs + 5 * minute - 15 * second,
      isSentBefore: true,
      isOpen: true,
    });
  });

  it('for longer means so only while this tab knows of one for the account', () => {
    expect(stepSentBefore('reset', refusal(1800), ana)).toBeNull();
    keepCodeStep('reset', { ...newCodeStep('Ana', number), isOpen: false });
    vi.setSystemTime(startMs + 4 * minute);
    expect(stepSentBefore('login', refusal(1800), ana)).toBeNull();
    expect(stepSentBefore('reset', refusal(1800), { accountId: 'bea' })).toBeNull();
    expect(stepSentBefore('reset', refusal(1800), ana)).toMatchObject({
      resendAtMs: startMs + 34 * minute,
      endsAtMs: startMs + 5 * minute,
      isSentBefore: true,
      isOpen: true,
    });
    vi.setSystemTime(startMs + 5 * minute);
    expect(stepSentBefore('reset', refusal(1800), ana)).toBeNull();
  });

  it('for another reason tells nothing of a code', () => {
    keepCodeStep('reset', newCodeStep('ana'));
    const busy = new CallFailure({ code: 'systemBusy', statusCode: -500 });
    expect(stepSentBefore('reset', busy, ana)).toBeNull();
    expect(stepSentBefore('reset', new Error('offline'), ana)).toBeNull();
  });
});
