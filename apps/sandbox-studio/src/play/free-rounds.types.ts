/** Rounds that the wallet's operator pays for, as a session has them. */
export interface FreeRounds {
  grantId: string;
  stakeMinor: bigint;
  rounds: number;
  played: number;
  wonMinor: bigint;
  untilMs: number;
}
