export { resetSecondStep } from './reset-second-step.service.ts';
