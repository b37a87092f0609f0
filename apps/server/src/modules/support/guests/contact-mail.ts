import { normaliseEmail, validateEmail } from '@pavilion/domain/input';
import { failField } from '../../../failure.ts';

/**
 * The address somebody without an account is answered at; null where none is said. One that is none
 * is refused.
 */
export function contactMailOf(text: string | undefined): string | null {
  const mail = normaliseEmail(text ?? '');
  if (mail === '') return null;
  const problem = validateEmail(mail);
  return problem === null ? mail : failField('contact_email', problem);
}
