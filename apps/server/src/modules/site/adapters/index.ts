export { adapterOf, kindOf, toolsOf } from './adapter.service.ts';
