import type { CallInput, CallResponse, tableList } from '@pavilion/contracts';
import { categoryByWireName } from '@pavilion/domain/categories';
import { formatAmount } from '@pavilion/domain/money';
import type { RoundGame } from '@pavilion/games';
import { shoeOf, shoeRounds } from '@pavilion/games/live/table-game';
import { failField } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { readCursor } from '../../../read-cursor.ts';
import { isAlwaysOn } from './always-on.store.ts';
import { offeredTables, type OfferedTable } from './offered-tables.ts';
import { stageOf } from './round-stage.ts';
import { heldSince } from './seats.service.ts';
import { countSeated, seatedKey } from './seats.store.ts';
import { readRoundsOf, type SharedRoundRow } from './shared-round.store.ts';
import { shownTable } from './table-of.ts';
import { countPlayers } from './ticket.store.ts';

type Where = Pick<RequestContext, 'server' | 'site' | 'now'>;
type Listed = CallResponse<typeof tableList>['value'][number];
const pageSizeDefault = 24;

/**
 * Tables of shared rounds that the site offers. A cursor is the number of tables already seen.
 * Looking at the list wakes none.
 */
export async function listTables(
  context: Where,
  input: Omit<CallInput<typeof tableList>, 'domain_name'>,
): Promise<CallResponse<typeof tableList>> {
  const { server, site, now } = context;
  const { db } = server.database;
  const category = input.game_type === undefined ? null : categoryOf(input.game_type);
  const asked = await offeredTables(
    context,
    (row) =>
      (category === null || row.category === category) &&
      (input.game === undefined || row.code === input.game),
  );
  const start = readCursor(input.cursor, (text) => (/^\d{1,6}$/.test(text) ? Number(text) : null));
  const end = (start ?? 0) + (input.limit ?? pageSizeDefault);
  const seated = await countSeated(db, site.id, heldSince(now));
  const page = asked.slice(start ?? 0, end);
  return {
    value: await Promise.all(
      page.map((one) => listed(context, one, seated.get(seatedKey(one.of)) ?? 0)),
    ),
    next_cursor: end < asked.length ? String(end) : null,
  };
}

const categoryOf = (name: string): string =>
  categoryByWireName(name)?.code ?? failField('game_type', 'invalidChoice');

async function listed(
  { server, site, now }: Where,
  { row, game, of, table }: OfferedTable,
  seated: number,
): Promise<Listed> {
  const { db } = server.database;
  const rounds = await readRoundsOf(db, of, shoeRounds + 1);
  const [newest] = rounds;
  const { code: currency } = site.currency;
  const { minMinor, maxMinor } = table.limits;
  const { stage, endsAt } = newest
    ? stageOf(newest, game, now)
    : { stage: 'resting' as const, endsAt: null };
  const isUnderWay = newest && newest.phase !== 'settled';
  return {
    provider_code: row.provider_code,
    game_code: row.code,
    table_id: shownTable(of.tableId),
    name: table.name ?? row.name,
    dealer: table.dealer,
    limits: {
      min: formatAmount(minMinor, currency),
      max: formatAmount(maxMinor, currency),
      currency,
    },
    seats: table.seats,
    seated,
    players: isUnderWay ? await countPlayers(db, { siteId: site.id, roundId: newest.id }) : 0,
    stage,
    stage_ends_at: endsAt?.toISOString() ?? null,
    road: roadOf(game, rounds),
    shoe: newest ? shoeOf(newest.chain_index) : 1,
    always_on: await isAlwaysOn(db, of),
    play_money: table.isPlayMoney,
    la_partage: table.flags.laPartage ?? false,
  };
}

/** Results of the newest round's shoe, oldest first, as far as they are told. */
function roadOf(game: RoundGame<unknown>, rounds: readonly SharedRoundRow[]): string {
  const [newest] = rounds;
  return rounds
    .filter(
      (round) =>
        round.chain_id === newest?.chain_id &&
        shoeOf(round.chain_index) === shoeOf(newest.chain_index) &&
        round.phase === 'settled' &&
        round.void_reason === null,
    )
    .toReversed()
    .map(({ outcome }) => game.table?.roadOf(outcome as never) ?? '')
    .join(' ');
}
