import { Secret, TOTP } from 'otpauth';

const digits = 6;
const periodSeconds = 30;
/** RFC 4226 asks for 160 bits. */
const secretBytes = 20;
/** A code of the step before or after is taken too: clocks differ, and typing takes time. */
const stepsAround = 1;

/** A new key for an authenticator app, base32. */
export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

/** What an authenticator app reads from a QR code. */
export function otpauthUrl(of: { secret: string; issuer: string; account: string }): string {
  // A colon parts issuer and account in the label.
  const issuer = of.issuer.replaceAll(':', ' ');
  return totpOf(of.secret, issuer, of.account).toString();
}

/** The time step a code belongs to; null for one that is not of about now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: stepsAround });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

function totpOf(secret: string, issuer = '', label = ''): TOTP {
  const algorithm = 'SHA1';
  return new TOTP({
    issuer,
    label,
    algorithm,
    digits,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  });
}
