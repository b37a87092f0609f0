import { sql, type Selectable } from 'kysely';
import { jsonText, type Executor, type Tables } from '@pavilion/database';

export type NoticeRow = Pick<
  Selectable<Tables['inbox_items']>,
  | 'id'
  | 'site_id'
  | 'player_id'
  | 'topic'
  | 'notice'
  | 'reward_minor'
  | 'reward_kind'
  | 'reward_template'
  | 'in_inbox'
  | 'untold_since'
  | 'once_key'
  | 'expires_at'
  | 'offer_id'
  | 'created_at'
> & { params: object };

/** A player who is told things, and what they chose, by `topic channel`. */
export interface ToldPlayer {
  /** A push would reach them. */
  hasDevice: boolean;
  choices: Map<string, boolean>;
}

/** Those of the players who are people, by id. */
export async function readToldPlayers(
  executor: Executor,
  playerIds: readonly string[],
): Promise<Map<string, ToldPlayer>> {
  const { rows } = await sql<{
    id: string;
    hasDevice: boolean;
    key: string | null;
    isOn: boolean | null;
  }>`
    select p.id, exists (select from push_devices d where d.player_id = p.id) as "hasDevice",
           c.topic || ' ' || c.channel as key, c.is_on as "isOn"
      from players p left join notice_choices c on c.player_id = p.id
     where p.id = any (${playerIds}::uuid[]) and not p.is_computer`.execute(executor);
  const players = new Map<string, ToldPlayer>();
  for (const { id, hasDevice, key, isOn } of rows) {
    const player = players.get(id) ?? { hasDevice, choices: new Map<string, boolean>() };
    if (key !== null && isOn !== null) player.choices.set(key, isOn);
    players.set(id, player);
  }
  return players;
}

/**
 * Writes notices, leaving out what was told before under the same key; gives those that the inbox
 * shows.
 */
export async function insertNotices(
  executor: Executor,
  rows: readonly NoticeRow[],
): Promise<Array<{ id: string; site_id: string; player_id: string }>> {
  if (rows.length === 0) return [];
  const added = await executor
    .insertInto('inbox_items')
    .values(
      rows.map((row) => ({
        ...row,
        title: null,
        body: null,
        params: jsonText(row.params),
        read_at: null,
        claimed_at: null,
        claim_request_id: null,
        claim_answer: null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'once_key']).where('once_key', 'is not', null).doNothing(),
    )
    .returning(['id', 'site_id', 'player_id', 'in_inbox'])
    .execute();
  return added.filter(({ in_inbox: isShown }) => isShown);
}
