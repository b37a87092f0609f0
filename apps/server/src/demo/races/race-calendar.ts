import { namesInScripts, type LocalNames } from '@pavilion/domain/simulation';
import type { DemoSettings } from '../matches/index.ts';
import { courseData, type CourseData } from './data/courses.data.ts';

export interface Course extends Omit<CourseData, 'name'> {
  names: LocalNames;
}

/** A race of the calendar. */
export interface DemoRace {
  /** `race:<slot>`: enough to find the race again after a restart. */
  sourceKey: string;
  course: Course;
  /** Of the day at its course, from 1. */
  no: number;
  off: Date;
  /** What its card is drawn from. */
  seed: string;
}

export const courses: readonly Course[] = courseData.map(({ name, ...course }) => ({
  ...course,
  names: namesInScripts(name),
}));

const prefix = 'race';
/** A race each quarter of an hour: 96 a day. */
const slotMs = 15 * 60_000;
const slotsOfDay = 96;
/** Off the quarter itself, when most matches begin. */
const offsetMs = 5 * 60_000;

/** Every race that goes off in a time, both ends included, by its off. */
export function demoRaces(settings: DemoSettings, from: Date, to: Date): DemoRace[] {
  const originMs = settings.epoch.getTime() + offsetMs;
  const first = Math.max(Math.ceil((from.getTime() - originMs) / slotMs), 0);
  const last = Math.floor((to.getTime() - originMs) / slotMs);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) =>
    raceAt(settings, first + index),
  );
}

/** The race of a source key, or null when it is none of the calendar's. */
export function demoRaceOf(settings: DemoSettings, sourceKey: string): DemoRace | null {
  const [kind, slot] = sourceKey.split(':');
  return kind === prefix && slot !== undefined ? raceAt(settings, Number(slot)) : null;
}

function raceAt(settings: DemoSettings, slot: number): DemoRace {
  const course = courses[slot % courses.length];
  if (course === undefined) throw new RangeError(`no race ${slot}`);
  const sourceKey = `${prefix}:${slot}`;
  return {
    sourceKey,
    course,
    no: Math.floor((slot % slotsOfDay) / courses.length) + 1,
    off: new Date(settings.epoch.getTime() + offsetMs + slot * slotMs),
    seed: `${settings.seed}/${sourceKey}`,
  };
}
