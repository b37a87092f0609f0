import { jsonText } from '@pavilion/database';
import type { AccountRef, PostingLine } from './ledger-types.ts';

/** The lines as `ledger_post` takes them. */
export function linesJson(lines: readonly PostingLine[]): string {
  return jsonText(
    lines.map((line) => ({
      owner: line.owner,
      owner_id: ownerIdOf(line),
      kind: line.kind,
      amount: line.amountMinor,
    })),
  );
}

/** The player's id, or undefined for owners that exist once per site. */
export function ownerIdOf(account: AccountRef): string | undefined {
  return account.owner === 'player' ? account.playerId : undefined;
}
