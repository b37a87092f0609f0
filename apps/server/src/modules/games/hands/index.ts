export { finishStaleHands } from './stale-hands.service.ts';
export { handEvidence, handView } from './hand-view.ts';
