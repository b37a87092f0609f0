export {
  addMonths,
  askForLimit,
  confirmLimit,
  exclusionMonths,
  limitKinds,
  limitPeriods,
  periodAround,
  realityMinutes,
  sessionMinutesMax,
  timeOutHours,
  type LimitKind,
  type LimitPeriod,
  type StandingLimit,
} from './limits.ts';
export { parseReachedLimit, reachedLimitText, type ReachedLimit } from './reached-limit.ts';
