import { CallFailure } from '@pavilion/client/call-failure';
import { passkeyBegin } from '@pavilion/contracts/player/account/passkey-begin.contract';
import { stepUpCode } from '@pavilion/contracts/player/account/step-up-code.contract';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../api.ts';
import { nowMs } from '../clock.ts';
import { handleThrown } from '../errors/handle-failure.ts';
import { newId } from '../ids.ts';
import { PasskeyStopped } from './passkeys.ts';
import { proofProblems, useProof, type Proof, type ProofState } from './use-proof.ts';

export interface Confirmation {
  request_id: string;
  step_up?: Proof;
}

export interface StepUpState {
  /** False until the server asks for the second step. */
  isAsked: boolean;
  proof: ProofState;
  /** When another code can be sent, epoch ms. */
  resendAtMs: number;
  resend: () => void;
}

const resendAfterMs = 60_000;

/**
 * A call that needs a second step: sent without one first, so that everything else is refused
 * before a code is asked for; when the server asks, the player proves it by one of the ways it
 * names, and the same wish goes out again with that. The same wish keeps its request id, so that
 * trying again after a lost answer does it once.
 */
export function useConfirmedCall<Wish extends object, Answer>(
  ask: (wish: Wish, confirmation: Confirmation) => Promise<Answer>,
  on: { done: (answer: Answer) => void; refused: (failure: CallFailure) => void },
) {
  const intent = useRef({ wish: '', requestId: '' });
  const stepUp = useStepUp();
  const mutation = useMutation({
    mutationFn: async (wish: Wish) => {
      const text = JSON.stringify(wish);
      if (intent.current.wish !== text) intent.current = { wish: text, requestId: newId() };
      const request_id = intent.current.requestId;
      const step_up = await stepUp.gather();
      return ask(wish, step_up ? { request_id, step_up } : { request_id });
    },
    meta: { handled: true },
    onSuccess: (answer) => {
      intent.current = { wish: '', requestId: '' };
      stepUp.close();
      on.done(answer);
    },
    onError: (thrown) => {
      if (thrown instanceof PasskeyStopped) return stepUp.refuse(thrown.reason);
      const isRefusal =
        thrown instanceof CallFailure && thrown.statusCode > -500 && thrown.statusCode < 0;
      if (!isRefusal || isSessionFailure(thrown.code)) return handleThrown(thrown);
      if (thrown.code === 'stepUpRequired') return stepUp.open(thrown.statusDetail ?? '');
      if (proofProblems.has(thrown.code)) return stepUp.refuse(thrown.code);
      // A refused wish is finished: the next try is a new one.
      intent.current = { wish: '', requestId: '' };
      on.refused(thrown);
    },
  });
  return { submit: mutation.mutate, isBusy: mutation.isPending, stepUp: stepUp.state };
}

const askPasskey = () => call(passkeyBegin, { purpose: 'step_up' }, { handled: true });

function useStepUp() {
  const [isAsked, setAsked] = useState(false);
  const [resendAtMs, setResendAtMs] = useState(0);
  const proof = useProof(askPasskey);
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
      proof: proof.state,
      resendAtMs,
      resend: () => void send(),
    } satisfies StepUpState,
    gather: proof.gather,
    open: (kinds: string) => {
      setAsked(true);
      if (proof.open(kinds.split(',')) === 'code') void send();
    },
    refuse: proof.refuse,
    close: () => {
      setAsked(false);
      proof.close();
    },
  };
}
