export { identityRoomOf, requireIdentityFor } from './allowance.service.ts';
export { noteProgress, readDueDocuments, type DocumentRow } from './document.store.ts';
export { identityLevelOf } from './identity-level.service.ts';
export { openDocument } from './document-vault.ts';
export { applyFinding, endDocuments } from './findings.service.ts';
export { readPerson } from './person.store.ts';
export { writeLevels, writeVerificationSettings } from './rules.store.ts';
export { seedVerification } from './seed-verification.ts';
export { warnOfEndingDocuments } from './warn-ending.service.ts';
