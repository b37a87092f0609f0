import { setTimeout as sleep } from 'node:timers/promises';
import { openDeafPage } from '../../lib/deaf-sockets.ts';
import { openPage } from '../../lib/page.ts';
import type { ServerProcess } from '../../lib/server-process.ts';
import type { BenchMatch } from './odds-messages.ts';
import type { ToldPrices } from './told-prices.ts';

/** One socket of so many is on the list of what is under way, the others on a match each. */
const listShare = 10;
/** Of so many sockets one on the list and one on a match look at what they are sent. */
const heardShare = 50;
const openAtOnce = 100;

/** Where a page hears of prices. */
export type Place = 'list' | 'match';

interface CrowdOptions {
  server: ServerProcess;
  host: string;
  matches: readonly BenchMatch[];
  prices: ToldPrices;
  count: number;
}

export interface Crowd {
  heard: {
    /** How late prices came to those that look, milliseconds. */
    ages: Record<Place, number[]>;
    /** How often one of them was told to begin anew, for it had fallen behind. */
    resets: number;
  };
  /** Hears for so long; gives what one page of each kind would be sent in a minute, bytes. */
  listen: (seconds: number) => Promise<Record<Place, number>>;
  close: () => void;
}

/** Opens so many sockets of guests; most of them read without looking. */
export async function openCrowd(options: CrowdOptions): Promise<Crowd> {
  const { server, host, count } = options;
  const heard: Crowd['heard'] = { ages: { list: [], match: [] }, resets: 0 };
  const closes: (() => void)[] = [];
  for (let from = 0; from < count; from += openAtOnce) {
    const numbers = Array.from(
      { length: Math.min(openAtOnce, count - from) },
      (_, at) => from + at,
    );
    closes.push(...(await Promise.all(numbers.map((no) => openOne(options, heard, no)))));
  }
  const phones = {
    list: await openDeafPage(server, host, [topicOf(options, 0)]),
    match: await openDeafPage(server, host, [topicOf(options, 1)]),
  };
  return {
    heard,
    listen: async (seconds) => {
      heard.ages.list.length = 0;
      heard.ages.match.length = 0;
      const before = { list: phones.list.bytes(), match: phones.match.bytes() };
      await sleep(seconds * 1000);
      const perMinute = (place: Place): number =>
        ((phones[place].bytes() - before[place]) * 60) / seconds;
      return { list: perMinute('list'), match: perMinute('match') };
    },
    close: () => [...closes, phones.list.close, phones.match.close].forEach((close) => close()),
  };
}

const placeOf = (no: number): Place => (no % listShare === 0 ? 'list' : 'match');

const topicOf = ({ matches }: CrowdOptions, no: number): string =>
  placeOf(no) === 'list' ? 'board:live' : `event:${matches[no % matches.length]?.eventId ?? ''}`;

/** Gives what closes it. */
async function openOne(
  options: CrowdOptions,
  heard: Crowd['heard'],
  no: number,
): Promise<() => void> {
  const { server, host, prices } = options;
  const topics = [topicOf(options, no)];
  if (no % heardShare > 1) return (await openDeafPage(server, host, topics)).close;
  const hear = prices.listener(heard.ages[placeOf(no)]);
  const socket = await openPage(server, host, topics, (frame) => {
    if (frame.startsWith('{"type":"reset"')) heard.resets += 1;
    else hear(frame);
  });
  return () => socket.terminate();
}
