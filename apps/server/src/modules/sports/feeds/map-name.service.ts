import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { OperatorError } from '../../../operator/operator-error.ts';
import { openDesk, showTurns } from './apply-messages.service.ts';
import type { Desk } from './desk.ts';
import { applyDoubts } from './doubt.store.ts';
import { readFeedEvents, readOpenFeedEvents, readUnmappedEvents } from './feed-event.store.ts';
import { findFeedName, writeFeedName, type FeedName, type NamedKind } from './feed-name.store.ts';
import { findSource } from './feed-source.store.ts';
import { turnOf } from './feed-turn.ts';
import { findLeague, findTeamPlayers, isEvent, isPlayer } from './known-names.store.ts';
import { makeLeague, makePlayer, makeTeam, type ToldLeague } from './participants.service.ts';
import { nameDoubt } from './resolve-name.ts';
import { playersNamed } from './translate.ts';

/** What a person says an id of a source means: `to` is an id of ours, `new` or `none`. */
interface NameWord {
  source: string;
  kind: NamedKind;
  id: string;
  to: string;
}

interface NameMapped {
  ourId: string | null;
  /** Events that are shown now and were not before. */
  shown: number;
}

/**
 * From now on the source's id means this; what waited for it is shown at once. Throws {@link
 * OperatorError}.
 */
export function mapName(
  context: ServerContext,
  actor: string,
  word: NameWord,
): Promise<NameMapped> {
  const { source, kind, id } = word;
  return changeAsOperator(context, actor, {
    action: 'sports.feed.map',
    subject: { siteId: null, subject: `${source} ${kind} ${id}` },
    lock: async (trx) => {
      if (!(await findSource(trx, source)))
        throw new OperatorError(`there is no source ${source}; see \`feed list\``);
      return openDesk(context, trx, source);
    },
    work: async (trx, desk) => {
      const known = await findFeedName(trx, source, kind, id);
      const ourId = await ourIdOf(desk, word, known);
      await writeFeedName(trx, source, nameOf(word, known, ourId), desk.now);
      if (kind !== 'event') {
        const { what, subject } = nameDoubt(kind, id);
        await applyDoubts(trx, source, what, subject, { by: actor, now: desk.now });
      }
      const shown = await showWaiting(desk, word);
      const before = known && { status: known.status, ourId: known.ourId };
      return { answer: { ourId, shown }, before, after: { ourId, shown } };
    },
  });
}

const nameOf = (
  { kind, id, to }: NameWord,
  known: FeedName | null,
  ourId: string | null,
): FeedName => ({
  ...{ kind, key: id, name: known?.name ?? id, detail: known?.detail ?? {} },
  ...(to === 'none' ? { status: 'ignored', ourId: null } : { status: 'mapped', ourId }),
});

/** Null where it is to be passed over. */
async function ourIdOf(desk: Desk, word: NameWord, known: FeedName | null): Promise<string | null> {
  const { kind, id, to } = word;
  if (to === 'none') return null;
  if (to === 'new') return makeNamed(desk, word, known);
  if (!(await isOurs(desk, kind, to))) throw new OperatorError(`there is no ${kind} ${to}`);
  const met = kind === 'event' ? await readFeedEvents(desk.trx, desk.source.name, [id]) : null;
  const ours = met?.get(id)?.eventId ?? null;
  if (ours !== null && ours !== to)
    throw new OperatorError(`event ${id} is ${ours} already, with its bets`);
  return to;
}

async function isOurs({ trx }: Desk, kind: NamedKind, id: string): Promise<boolean> {
  switch (kind) {
    case 'league':
      return (await findLeague(trx, id)) !== null;
    case 'team':
      return (await findTeamPlayers(trx, id)) !== null;
    case 'player':
      return isPlayer(trx, id);
    case 'event':
      return isEvent(trx, id);
  }
}

/** Makes what the source told of. What is kept of it was written by this module alone. */
function makeNamed(desk: Desk, { kind, id }: NameWord, known: FeedName | null): Promise<string> {
  if (!known || kind === 'event')
    throw new OperatorError(`the source told nothing of ${kind} ${id} that it can be made from`);
  const told = { id, name: known.name };
  const { sport, country, teamId } = known.detail as {
    sport: ToldLeague['sport'];
    country: string | null;
    teamId: string;
  };
  if (kind === 'league') return makeLeague(desk, { ...told, sport, country });
  if (kind === 'team') return makeTeam(desk, { ...told, sport, country: country ?? '' });
  return makePlayer(desk, { ...told, teamId });
}

/**
 * Looks at every event that was not known once more, and at those that name a player who was not;
 * gives how many are shown now and were not before.
 */
async function showWaiting(desk: Desk, { kind, id }: NameWord): Promise<number> {
  const { trx, source } = desk;
  const waiting = await readUnmappedEvents(trx, source.name);
  const turns = waiting.map((event) => turnOf(event.key, event));
  if (kind === 'player') {
    const shown = (await readOpenFeedEvents(trx, source.name)).map((one) => turnOf(one.key, one));
    const naming = shown.filter(({ state }) => playersNamed(state).includes(id));
    for (const turn of naming) turn.isOfferTold = true;
    await showTurns(desk, naming);
  }
  await showTurns(desk, turns);
  return turns.filter(({ eventId }) => eventId !== null).length;
}
