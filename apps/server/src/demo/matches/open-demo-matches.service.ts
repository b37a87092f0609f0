import type { ServerContext } from '../../context.ts';
import { boardOf, type EventRecord } from '../../modules/sports/sportsbook/index.ts';
import { demoMatchOf } from './demo-calendar.ts';
import { readDemoEventsInPlay, readDemoSettings } from './demo.store.ts';

/** A match of the demo that stands on the board, and when it will be about over. */
export interface OpenDemoMatch {
  event: EventRecord;
  endsAt: Date;
}

/** Half-time and a usual stoppage time included. */
const usualLengthMinutes = 111;
const minuteMs = 60_000;

/**
 * Demo matches under way or starting by `until`, with their present prices; none where no demo is
 * played.
 */
export async function openDemoMatches(
  context: ServerContext,
  until: Date,
): Promise<OpenDemoMatch[]> {
  const { db } = context.database;
  const settings = await readDemoSettings(db);
  if (!settings) return [];
  const board = boardOf(context);
  const matches: OpenDemoMatch[] = [];
  for (const { id, sourceKey } of await readDemoEventsInPlay(db, until)) {
    const demo = demoMatchOf(settings, sourceKey);
    const event = await board.event(id);
    if (!demo || !event) continue;
    const lengthMs = (usualLengthMinutes / demo.speed) * minuteMs;
    matches.push({ event, endsAt: new Date(demo.kickoff.getTime() + lengthMs) });
  }
  return matches;
}
