export { demoSites } from './demo-sites.data.ts';
export { isDemoOpen, removeDemo } from './remove-demo.ts';
export { demoAccount, seedDemo } from './seed-demo.ts';
export { seedDemoCrowd } from './seed-demo-crowd.ts';
