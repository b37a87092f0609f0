import type { PersonalData } from '../../../declared.ts';

/** What of this module's tables goes into a player's file. */
export const personalData: PersonalData = {
  exported: ['passkeys'],
  leftOut: {
    passkey_challenges: 'a secret of signing in',
    recovery_codes: 'a secret of signing in',
    totp_secrets: 'a secret of signing in',
  },
};
