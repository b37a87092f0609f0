import { createFileVault } from '../../../files/file-vault.ts';

/** The papers of players. */
export const documentVault = createFileVault('documents', 'identity-document');
export const openDocument = documentVault.open;
