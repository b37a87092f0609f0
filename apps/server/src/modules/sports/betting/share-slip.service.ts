import type { CallInput, CallResponse, slipLoad, slipShare } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { pickOne } from '@pavilion/domain/random';
import { betBounds, lineText } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { siteOrigin } from '../../../site-directory/index.ts';
import { typeOfKind } from '../sportsbook/index.ts';
import { offerOf } from './leg-quote.ts';
import {
  forgetSharedSlips,
  keepSharedSlip,
  readNamedSelections,
  readSharedSlip,
  type NamedSelection,
} from './shared-slip.store.ts';

/** Without what is mistaken for one another, or makes words. */
const letters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const codeLength = 8;
const keptMs = 72 * 60 * 60_000;

/**
 * Keeps the selections of a slip under a code for 72 hours; the same ones keep theirs. Fails with
 * slipEmpty, tooManyLegs, selectionNotFound and, for a builder, notCombinable.
 */
export async function shareSlip(
  { server, site, now }: RequestContext,
  { legs }: Pick<CallInput<typeof slipShare>, 'legs'>,
): Promise<CallResponse<typeof slipShare>> {
  if (legs.length === 0) fail('slipEmpty');
  if (legs.length > betBounds.parlayLegs.max) fail('tooManyLegs');
  if (legs.some(({ selection_ids }) => selection_ids !== undefined)) fail('notCombinable');
  const selectionIds = [...new Set(legs.map((leg) => leg.selection_id?.toLowerCase() ?? ''))];
  const known = await readNamedSelections(server.database.db, selectionIds.filter(isUuid));
  selectionIds.forEach((id, index) => {
    const errors = [{ path: `legs.${index}`, code: 'selectionNotFound' }];
    if (!known.has(id)) fail('selectionNotFound', { errors });
  });
  const expiresAt = new Date(now.getTime() + keptMs);
  const code = await keep(server, { siteId: site.id, selectionIds, expiresAt });
  const url = `${siteOrigin(server.config, site)}/sports?slip=${code}`;
  return { code, url, expires_at: expiresAt.toISOString() };
}

/** A drawn code is another slip's about once in a billion: it is drawn again. */
async function keep(
  server: ServerContext,
  slip: { siteId: string; selectionIds: readonly string[]; expiresAt: Date },
): Promise<string> {
  const code = Array.from({ length: codeLength }, () => pickOne(server.random, letters)).join('');
  return (await keepSharedSlip(server.database.db, { ...slip, code })) ?? keep(server, slip);
}

/**
 * The selections behind a code, at present odds. Fails with codeNotFound, also for another site's
 * and for one whose time is over.
 */
export async function loadSlip(
  { server, site, now }: RequestContext,
  { code }: Pick<CallInput<typeof slipLoad>, 'code'>,
): Promise<CallResponse<typeof slipLoad>> {
  const { db } = server.database;
  const ids = await readSharedSlip(db, site.id, code.trim().toUpperCase(), now);
  if (ids === null) return fail('codeNotFound');
  const known = await readNamedSelections(db, ids);
  const found = ids.map((id) => known.get(id)).filter((one) => one !== undefined);
  return { legs: found.map((selection) => legView(selection, now)) };
}

function legView(
  selection: NamedSelection,
  now: Date,
): CallResponse<typeof slipLoad>['legs'][number] {
  const { odds, state } = offerOf(selection, now);
  const type = typeOfKind(selection.sport, selection.marketKind);
  const { sport, base, stat, period, scope } = type;
  return {
    selection_id: selection.id,
    odds,
    state,
    event_id: selection.eventId,
    market_id: selection.marketId,
    kind: selection.marketKind,
    line: lineText(type, selection.lineQuarters),
    ...{ sport, base, stat, period, scope },
    param: selection.param ?? type.param,
    outcome: selection.outcome,
    league_name: selection.leagueName,
    home_team_name: selection.homeName,
    away_team_name: selection.awayName,
    home_team_names: selection.homeNames,
    away_team_names: selection.awayNames,
    ...(selection.eventName !== null && {
      event_name: selection.eventName,
      event_names: selection.eventNames ?? {},
    }),
    ...selection.runner,
  };
}

export const forgetOldSlips = ({ database, clock }: ServerContext): Promise<void> =>
  forgetSharedSlips(database.db, clock.now());
