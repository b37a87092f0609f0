export {
  type KeptField,
  type OfficeAnswer,
  type OfficeCall,
  type OfficeEffect,
  type OfficeInput,
} from './define-office-call.ts';
export { officeCalls } from './office-catalogue.ts';
export { permissions, type Permission } from './permissions.ts';
