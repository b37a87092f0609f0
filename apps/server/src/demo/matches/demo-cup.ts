import { createSeededRandom, shuffled } from '@pavilion/domain/random';
import { expectedGoals } from '@pavilion/domain/pricing';
import {
  demoPlaces,
  drawTeamStrengths,
  keyOfName,
  namesInScripts,
  type DemoLeague,
  type NameInScripts,
} from '@pavilion/domain/simulation';
import { footballFactsAt } from '@pavilion/sports';
import { cupData } from './data/demo-cup.data.ts';
import { demoPathOf } from './demo-match-path.ts';
import { fastSlotMs, fastSpeed, type DemoMatch, type DemoSettings } from './demo-schedule.ts';
import { knockOutSize, knockOutTies, knownFromSlot } from './knock-out-ties.ts';

/** The demo's cup: single ties, played fast; whoever loses is out. */
export const demoCup: DemoLeague = {
  code: cupData.code,
  country: cupData.country,
  names: namesInScripts(cupData.name),
  teams: demoPlaces
    .filter(({ country }) => country === cupData.country)
    .slice(0, knockOutSize.sides)
    .map(({ names: place, vi }) => {
      const form = cupData.side;
      const filled = form.map((text, script) => text.replace('{}', place[script] ?? place[0]));
      const names = namesInScripts(filled as unknown as NameInScripts);
      if (vi) names.VI = form[0].replace('{}', vi);
      return { key: keyOfName(names.EN), names };
    }),
};

const cupMs = knockOutSize.slots * fastSlotMs;
/** Off the slots of the leagues. */
const offsetMs = fastSlotMs / 8;

const cups = new Map<string, DemoMatch[]>();
const cupsMost = 32;

/** Ties that kick off in a time, both ends included, of which it is known by then who meets. */
export function cupMatches(
  settings: DemoSettings,
  [from, to]: readonly [from: Date, to: Date],
  now: Date,
): DemoMatch[] {
  const [first, last] = [cupAt(settings, from), cupAt(settings, to)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((number) => number >= 0)
    .flatMap((number) => cupOf(settings, number))
    .filter(({ kickoff }) => kickoff >= from && kickoff <= to)
    .filter(({ knownFrom }) => knownFrom === null || knownFrom <= now);
}

/** The tie of a source key, or null when it is none of the cup. */
export function cupMatchOf(settings: DemoSettings, sourceKey: string): DemoMatch | null {
  const [prefix, code, cup, number] = sourceKey.split(':');
  if (prefix !== 'demo' || code !== demoCup.code) return null;
  return cupOf(settings, Number(cup))[Number(number)] ?? null;
}

const cupAt = ({ epoch }: DemoSettings, at: Date): number =>
  Math.floor((at.getTime() - epoch.getTime() - offsetMs) / cupMs);

/** The ties of a cup; who meets later follows from how the ties before end. */
function cupOf(settings: DemoSettings, number: number): DemoMatch[] {
  const key = `${settings.seed}/${settings.epoch.getTime()}/${number}`;
  const known = cups.get(key);
  if (known) return known;
  if (cups.size >= cupsMost) cups.clear();
  const made = drawCup(settings, number);
  cups.set(key, made);
  return made;
}

function drawCup(settings: DemoSettings, number: number): DemoMatch[] {
  const keys = demoCup.teams.map(({ key }) => key);
  const strengths = drawTeamStrengths(createSeededRandom(`${settings.seed}/${demoCup.code}`), keys);
  const seed = `${settings.seed}/${demoCup.code}/${number}`;
  const drawn = shuffled(createSeededRandom(seed), keys);
  const startMs = settings.epoch.getTime() + number * cupMs + offsetMs;
  const made: DemoMatch[] = [];
  for (const [index, tie] of knockOutTies.entries()) {
    const { round, slot, from } = tie;
    const [homeKey = '', awayKey = ''] =
      from === null
        ? drawn.slice(2 * index, 2 * index + 2)
        : from.map((before) => winnerOf(made[before]));
    const kickoff = new Date(startMs + slot * fastSlotMs);
    const fromSlot = knownFromSlot(tie);
    made.push({
      sourceKey: `demo:${demoCup.code}:${number}:${index}`,
      league: demoCup,
      match: {
        ...{ key: `${seed}/${index}`, round, kickoff, homeKey, awayKey },
        ...expectedGoals(strengths, homeKey, awayKey),
      },
      ...{ kickoff, speed: fastSpeed },
      // The draw of the first round is out before the cup begins.
      knownFrom: fromSlot === null ? settings.epoch : new Date(startMs + fromSlot * fastSlotMs),
    });
  }
  return made;
}

const matchEnd = 90;

function winnerOf(tie: DemoMatch | undefined): string {
  if (tie === undefined) throw new RangeError('a tie of winners that nobody has');
  const { advances } = footballFactsAt(demoPathOf(tie).path, matchEnd);
  return advances === 'home' ? tie.match.homeKey : tie.match.awayKey;
}
