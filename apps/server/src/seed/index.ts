export { demoSites, type DemoSite } from './demo-sites.data.ts';
export { demoAccount, seedDemo } from './seed-demo.ts';
