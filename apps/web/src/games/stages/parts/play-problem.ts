import { CallFailure } from '@pavilion/client/call-failure';
import { PlayerLeft } from '@pavilion/client/player-left';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import { isUnanswered } from './request-ids.ts';
import { handleThrown } from '../../../core/errors/handle-failure.ts';

export interface PlayProblem {
  /** A code of the error catalogue. */
  code: string;
  detail: string | null;
  /** Parameters that are wrong, by path. */
  paths: readonly string[];
}

/** Nobody was reached. */
export const lineProblem: PlayProblem = { code: 'disconnect', detail: null, paths: [] };

/** What a refused step says beside the stage; the end of a session is dealt with as everywhere. */
export function problemOf(thrown: unknown): PlayProblem {
  // The page goes on to sign in.
  if (thrown instanceof PlayerLeft) return { code: 'sessionExpired', detail: null, paths: [] };
  if (!(thrown instanceof CallFailure))
    return { code: 'internalServerError', detail: null, paths: [] };
  if (isSessionFailure(thrown.code)) handleThrown(thrown);
  if (isUnanswered(thrown) && navigator.onLine === false) return lineProblem;
  return {
    code: thrown.code,
    detail: thrown.statusDetail ?? null,
    paths: thrown.errors.map(({ path }) => path),
  };
}

/** Whether the stake is what was wrong. */
export const isOfStake = ({ code, paths }: PlayProblem): boolean =>
  /stake|insufficient|amount/i.test(code) || paths.includes('stake');
