export { adapterOf, kindOf, toolsOf } from './adapter.service.ts';
export { changeAdapterSettings } from './change-adapter-settings.service.ts';
