export {
  calendarDay,
  nextSpinAt,
  streakAfter,
  streakCalendar,
  streakPrize,
  type CalendarDay,
  type Streak,
  type StreakPrize,
} from './streak.ts';
export { spinWheel, totalWeight, type WheelSegment } from './wheel.ts';
