export type { StepUp } from './step-up-kinds.ts';
export { kindsOf, verifyOwnStepUp, verifyStepUp } from './step-up.service.ts';
