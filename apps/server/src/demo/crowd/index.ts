export { hasCrowd } from './demo-crowd.store.ts';
export { crowdStepMs, playDemoCrowd } from './play-demo-crowd.service.ts';
