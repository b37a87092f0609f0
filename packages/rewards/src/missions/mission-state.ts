export type MissionState = 'locked' | 'open' | 'done' | 'claimed' | 'over';

/** Where a mission of one period stands; both ends of its time are excluded. */
export function missionState(mission: {
  isLocked: boolean;
  isClaimed: boolean;
  progress: bigint;
  target: bigint;
  endsAt: Date;
  claimUntil: Date;
  now: Date;
}): MissionState {
  const { isLocked, isClaimed, progress, target, endsAt, claimUntil, now } = mission;
  if (isClaimed) return 'claimed';
  if (!isLocked && progress >= target) return now < claimUntil ? 'done' : 'over';
  if (now >= endsAt) return 'over';
  return isLocked ? 'locked' : 'open';
}
