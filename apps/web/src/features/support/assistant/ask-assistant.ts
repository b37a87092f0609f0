import { CallFailure } from '@pavilion/client/call-failure';
import { assistantAsk } from '@pavilion/contracts/player/support/assistant-ask.contract';
import type { AnswerLine } from '@pavilion/contracts/player/support/assistant-records';
import { callerPorts } from '../../../core/api.ts';
import { askAsVisitor, takeAnswer, visitorFields } from '../../../core/support/ask-as-visitor.ts';
import { piecesOf, readLines } from './read-lines.ts';

/**
 * Asks the assistant and tells each line as it comes. Rejects with CallFailure when there is no
 * answer.
 */
export async function askAssistant(
  question: { text: string; session_id?: string; consent?: true },
  tell: (line: AnswerLine) => void,
): Promise<void> {
  const body = { ...callerPorts.siteFields(), ...visitorFields(), ...question };
  const answer = await callerPorts
    .fetch(assistantAsk.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    .catch(() => null);
  const isStream = answer?.headers.get('content-type')?.startsWith('application/x-ndjson');
  if (!answer?.body || !isStream) throw await failureOf(answer);
  let isOver = false;
  for await (const line of readLines(piecesOf(answer.body))) {
    // The server writes lines of this shape.
    const known = line as AnswerLine;
    if (known.type === 'begin') takeAnswer(known);
    isOver ||= known.type === 'end' || known.type === 'error';
    tell(known);
  }
  if (!isOver) tell({ type: 'error', message: 'assistantUnavailable' });
}

/**
 * Takes back that words may leave; the server refuses the call then as one without consent, and
 * keeps nothing of it.
 */
export async function takeConsentBack(): Promise<void> {
  try {
    await askAsVisitor(assistantAsk, { text: '-', stream: false, consent: false });
  } catch (thrown) {
    if (!(thrown instanceof CallFailure) || thrown.code !== 'consentRequired') throw thrown;
  }
}

async function failureOf(answer: Response | null): Promise<CallFailure> {
  const envelope: unknown = await answer?.json().catch(() => null);
  const said = envelope && typeof envelope === 'object' ? envelope : {};
  const code = 'message' in said ? String(said.message) : 'disconnect';
  return new CallFailure({ statusCode: -(answer?.status ?? 0), code });
}
