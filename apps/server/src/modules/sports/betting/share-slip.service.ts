import type { CallInput, CallResponse, slipLoad, slipShare } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { pickOne } from '@pavilion/domain/random';
import { betBounds, lineText } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { siteOrigin } from '../../../site-directory/index.ts';
import { oddsText, typeOfKind } from '../sportsbook/index.ts';
import { offerOf } from './leg-quote.ts';
import { priceBuilders } from './price-builders.service.ts';
import { builderKey } from './priced-builder.ts';
import { legFault, legOf } from './slip-bets.ts';
import type { SlipLeg } from './slip.store.ts';
import {
  forgetSharedSlips,
  keepSharedSlip,
  readNamedSelections,
  readSharedSlip,
  type NamedSelection,
  type SharedSlip,
} from './shared-slip.store.ts';

type SharedLeg = CallResponse<typeof slipLoad>['legs'][number];

/** Without what is mistaken for one another, or makes words. */
export const shareLetters = [...'0123456789ABCDEFGHJKMNPQRSTVWXYZ'];
const codeLength = 8;
/** How long what was shared is there. */
export const shareKeptMs = 72 * 60 * 60_000;

/**
 * Keeps the legs of a slip under a code for 72 hours; the same ones keep theirs, and what stands
 * twice is kept once. Fails with slipEmpty, tooManyLegs, selectionNotFound and, for a builder of
 * one pick, notCombinable.
 */
export async function shareSlip(
  { server, site, now }: RequestContext,
  { legs: asked }: Pick<CallInput<typeof slipShare>, 'legs'>,
): Promise<CallResponse<typeof slipShare>> {
  if (asked.length === 0) fail('slipEmpty');
  if (asked.length > betBounds.parlayLegs.max) fail('tooManyLegs');
  const legs = [...new Map(asked.map(legOf).map((leg) => [idsOf(leg).join(' '), leg])).values()];
  const ids = legs.flatMap(idsOf);
  const known = await readNamedSelections(server.database.db, ids.filter(isUuid));
  asked.map(legOf).forEach((leg, index) => {
    const path = `legs.${index}`;
    const fault = legFault(leg, path) ?? missing(leg, path, known);
    if (fault !== null) fail(fault.code, { errors: [fault] });
  });
  const slip = { siteId: site.id, selectionIds: ids, legSizes: sizesOf(legs) };
  const expiresAt = new Date(now.getTime() + shareKeptMs);
  const code = await keep(server, { ...slip, expiresAt });
  const url = `${siteOrigin(server.config, site)}/sports?slip=${code}`;
  return { code, url, expires_at: expiresAt.toISOString() };
}

const idsOf = ({ selectionId, pickIds }: SlipLeg): readonly string[] => pickIds ?? [selectionId];

/** How many selections each leg takes; nothing where none is a builder. */
const sizesOf = (legs: readonly SlipLeg[]): number[] =>
  legs.some(({ pickIds }) => pickIds) ? legs.map((leg) => idsOf(leg).length) : [];

function missing(leg: SlipLeg, path: string, known: ReadonlyMap<string, unknown>) {
  const at = idsOf(leg).findIndex((id) => !known.has(id));
  if (at < 0) return null;
  return { path: leg.pickIds ? `${path}.picks.${at}` : path, code: 'selectionNotFound' as const };
}

/** A drawn code is another slip's about once in a billion: it is drawn again. */
async function keep(server: ServerContext, slip: Omit<SharedSlip, 'code'>): Promise<string> {
  const code = Array.from({ length: codeLength }, () => pickOne(server.random, shareLetters)).join(
    '',
  );
  return (await keepSharedSlip(server.database.db, { ...slip, code })) ?? keep(server, slip);
}

/**
 * The legs behind a code, at present odds. Fails with codeNotFound, also for another site's and for
 * one whose time is over.
 */
export async function loadSlip(
  { server, site, now }: RequestContext,
  { code }: Pick<CallInput<typeof slipLoad>, 'code'>,
): Promise<CallResponse<typeof slipLoad>> {
  const { db } = server.database;
  const legs = await readSharedSlip(db, site.id, code.trim().toUpperCase(), now);
  if (legs === null) return fail('codeNotFound');
  const [known, builders] = await Promise.all([
    readNamedSelections(db, legs.flat()),
    priceBuilders(
      db,
      legs.filter((ids) => ids.length > 1),
    ),
  ]);
  return {
    legs: legs.flatMap((ids) => {
      const found = ids.flatMap((id) => known.get(id) ?? []);
      const oddsMilli = builders.get(builderKey(ids))?.price?.oddsMilli ?? null;
      return found.length < ids.length ? [] : (legView(found, oddsMilli, now) ?? []);
    }),
  };
}

/** A leg of one selection, or a builder at its price. */
function legView(
  selections: readonly NamedSelection[],
  builderMilli: number | null,
  now: Date,
): SharedLeg | null {
  const [first, ...others] = selections;
  if (!first) return null;
  const offers = selections.map((selection) => offerOf(selection, now));
  const states = offers.map(({ state }) => state);
  const isPriced = builderMilli !== null && offers.every(({ odds }) => odds !== null);
  return {
    ...pickView(first),
    odds:
      others.length === 0 ? (offers[0]?.odds ?? null) : isPriced ? oddsText(builderMilli) : null,
    state: (['closed', 'suspended'] as const).find((one) => states.includes(one)) ?? 'open',
    event_id: first.eventId,
    league_name: first.leagueName,
    home_team_name: first.homeName,
    away_team_name: first.awayName,
    home_team_names: first.homeNames,
    away_team_names: first.awayNames,
    ...(first.eventName !== null && {
      event_name: first.eventName,
      event_names: first.eventNames ?? {},
    }),
    ...first.runner,
    ...(others.length > 0 && { picks: selections.map(pickView) }),
  };
}

function pickView(selection: NamedSelection) {
  const type = typeOfKind(selection.sport, selection.marketKind);
  const { sport, base, stat, period, scope } = type;
  return {
    selection_id: selection.id,
    market_id: selection.marketId,
    kind: selection.marketKind,
    line: lineText(type, selection.lineQuarters),
    ...{ sport, base, stat, period, scope },
    param: selection.param ?? type.param,
    outcome: selection.outcome,
  };
}

export const forgetOldSlips = ({ database, clock }: ServerContext): Promise<void> =>
  forgetSharedSlips(database.db, clock.now());
