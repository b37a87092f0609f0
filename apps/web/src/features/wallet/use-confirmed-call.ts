import { CallFailure } from '@pavilion/contracts/client';
import { stepUpCode } from '@pavilion/contracts/security/step-up-code.contract';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../core/api.ts';
import { nowMs } from '../../core/clock.ts';
import { handleThrown } from '../../core/errors/present-failure.ts';
import { newId } from '../../core/ids.ts';

export interface Confirmation {
  request_id: string;
  step_up?: { kind: 'code'; value: string };
}

export interface StepUpState {
  /** False until the server asks for the second step. */
  isAsked: boolean;
  code: string;
  enter: (code: string) => void;
  /** Code of what is wrong with the entered one, or null. */
  problem: string | null;
  /** When another code can be sent, epoch ms. */
  resendAtMs: number;
  resend: () => void;
}

const resendAfterMs = 60_000;
const codeProblems = new Set(['invalidTac', 'expiredTac']);

/**
 * A call that needs a second step: sent without one first, so that everything else is refused before a code is asked for; when the server
 * asks, a code is sent and the same wish goes out again with it. The same wish keeps its request id, so that trying again after a lost answer
 * does it once.
 */
export function useConfirmedCall<Wish extends object, Answer>(
  ask: (wish: Wish, confirmation: Confirmation) => Promise<Answer>,
  on: { done: (answer: Answer) => void; refused: (failure: CallFailure) => void },
) {
  const intent = useRef({ wish: '', requestId: '' });
  const stepUp = useStepUp();
  const mutation = useMutation({
    mutationFn: (wish: Wish) => {
      const text = JSON.stringify(wish);
      if (intent.current.wish !== text) intent.current = { wish: text, requestId: newId() };
      const request_id = intent.current.requestId;
      const { code } = stepUp.state;
      return ask(
        wish,
        code === '' ? { request_id } : { request_id, step_up: { kind: 'code', value: code } },
      );
    },
    meta: { handled: true },
    onSuccess: (answer) => {
      intent.current = { wish: '', requestId: '' };
      stepUp.close();
      on.done(answer);
    },
    onError: (thrown) => {
      const isRefusal =
        thrown instanceof CallFailure && thrown.statusCode > -500 && thrown.statusCode < 0;
      if (!isRefusal || isSessionFailure(thrown.code)) return handleThrown(thrown);
      if (thrown.code === 'stepUpRequired') return stepUp.open();
      if (codeProblems.has(thrown.code)) return stepUp.refuse(thrown.code);
      // A refused wish is finished: the next try is a new one.
      intent.current = { wish: '', requestId: '' };
      on.refused(thrown);
    },
  });
  return { submit: mutation.mutate, isBusy: mutation.isPending, stepUp: stepUp.state };
}

function useStepUp() {
  const [isAsked, setAsked] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [resendAtMs, setResendAtMs] = useState(0);
  const send = async (): Promise<void> => {
    setResendAtMs(nowMs() + resendAfterMs);
    try {
      await call(stepUpCode, {}, { handled: true });
    } catch (thrown) {
      const isSentBefore = thrown instanceof CallFailure && thrown.code === 'tooManyRequests';
      if (!isSentBefore) return handleThrown(thrown);
      setResendAtMs(nowMs() + (thrown.retryAfterSeconds ?? 60) * 1000);
    }
  };
  return {
    state: {
      isAsked,
      code,
      enter: (text: string) => {
        setCode(text);
        setProblem(null);
      },
      problem,
      resendAtMs,
      resend: () => void send(),
    } satisfies StepUpState,
    open: () => {
      setAsked(true);
      setProblem(null);
      void send();
    },
    refuse: (failure: string) => {
      setCode('');
      setProblem(failure);
    },
    close: () => {
      setAsked(false);
      setCode('');
    },
  };
}
