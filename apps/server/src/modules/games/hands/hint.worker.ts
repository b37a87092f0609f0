import { parentPort } from 'node:worker_threads';
import { dealtHand } from './deal-hand.ts';
import type { HintAnswer, HintQuestion } from './hint-desk.ts';

parentPort?.on('message', (question: HintQuestion) => parentPort?.postMessage(answer(question)));

function answer({ id, asks, hand }: HintQuestion): HintAnswer {
  try {
    const { game, state } = dealtHand(hand);
    if (asks === 'ending') return { id, ending: game.finishBy(state) };
    return { id, hint: game.hint?.(state) ?? null };
  } catch (cause) {
    return { id, problem: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) };
  }
}
