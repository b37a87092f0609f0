export { demoSites, type DemoSite } from './demo-sites.data.ts';
export { demoAccount, seedDemo } from './seed-demo.ts';
export { isDemoOpen, removeDemo } from './remove-demo.ts';
export { seedDemoCrowd } from './seed-demo-crowd.ts';
export { openSite } from './open-site.ts';
export { startingContentOf } from './starting-content.ts';
