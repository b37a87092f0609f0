export { identityRoomOf, requireIdentityFor } from './allowance.service.ts';
export { noteProgress, readDueDocuments, type DocumentRow } from './document.store.ts';
export { openDocument } from './document-vault.ts';
export { applyFinding, endDocuments } from './findings.service.ts';
export {
  approveByOperator,
  distinguishByOperator,
  listForChecking,
  refuseByOperator,
  showDocument,
} from './operator.service.ts';
export { askForDocument } from './requests.service.ts';
export { readPerson } from './person.store.ts';
export { setLevel, setVerification } from './rules.service.ts';
export { writeLevels, writeVerificationSettings } from './rules.store.ts';
export { seedVerification } from './seed-verification.ts';
export { warnOfEndingDocuments } from './warn-ending.service.ts';
