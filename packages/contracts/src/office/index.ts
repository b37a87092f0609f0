export { type OfficeCall, type OfficeInput } from './define-office-call.ts';
export { officeCalls } from './office-catalogue.ts';
export { permissions, type Permission } from './permissions.ts';
