import { useEffect, useState } from 'react';
import { useIsHydrating } from '@pavilion/web-core/use-is-hydrating';
import { keepCodeStep, readCodeStep, type CodePurpose, type CodeStep } from './code-step.ts';

export interface CodeStepState {
  /** Null while the first form is shown. */
  step: CodeStep | null;
  /** Shows the code field, or applies what became of the code. */
  show: (step: CodeStep) => void;
  /** Back to the first form; the code that was sent goes on working. */
  startOver: () => void;
}

/** The step in which a code is entered; outlives a reload of the tab. */
export function useCodeStep(purpose: CodePurpose): CodeStepState {
  const isHydrating = useIsHydrating();
  // The server rendered the first form: it cannot know what this tab keeps.
  const [step, setStep] = useState(() => (isHydrating ? null : openStep(purpose)));
  useEffect(() => {
    const restore = (): void => setStep((shown) => shown ?? openStep(purpose));
    restore();
  }, [purpose]);
  const keep = (next: CodeStep): void => {
    keepCodeStep(purpose, next);
    setStep(next.isOpen ? next : null);
  };
  return { step, show: keep, startOver: () => step && keep({ ...step, isOpen: false }) };
}

function openStep(purpose: CodePurpose): CodeStep | null {
  const kept = readCodeStep(purpose);
  return kept?.isOpen ? kept : null;
}
