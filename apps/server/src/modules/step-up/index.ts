import type { Route } from '../../http/route.ts';
import { stepUpCodeRoute } from './step-up-code.route.ts';

export type { StepUp } from './step-up-kinds.ts';
export { kindsOf, verifyOwnStepUp, verifyStepUp } from './step-up.service.ts';

export const routes: readonly Route[] = [stepUpCodeRoute];
