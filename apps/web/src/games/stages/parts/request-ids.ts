import { CallFailure } from '@pavilion/client/call-failure';
import { newId } from '../../../core/ids.ts';

/** The numbers of requests that take money. */
export interface RequestIds {
  /**
   * The number for a request; what says the same as one that was sent and never answered gets that
   * one's, so that nothing is taken twice.
   */
  of(key: string): string;
  /** The request was answered. */
  answered(): void;
  /** The request failed: one that the server refused is through, one without an answer is not. */
  failed(thrown: unknown): void;
}

export function createRequestIds(): RequestIds {
  let last: { key: string; requestId: string } | null = null;
  return {
    of(key) {
      if (last?.key !== key) last = { key, requestId: newId() };
      return last.requestId;
    },
    answered: () => (last = null),
    failed(thrown) {
      if (!isUnanswered(thrown)) last = null;
    },
  };
}

/** True when nobody knows whether the server took the request: the line or the server failed. */
export const isUnanswered = (thrown: unknown): boolean =>
  thrown instanceof CallFailure && (thrown.statusCode === 0 || thrown.statusCode <= -500);
