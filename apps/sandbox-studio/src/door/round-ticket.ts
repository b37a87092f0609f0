import { createHmac, timingSafeEqual } from 'node:crypto';
import type {
  ProviderInput,
  ProviderResponse,
  studioRoundView,
} from '@pavilion/contracts/provider';
import type { KeptRound } from '../play/kept-rounds.ts';
import type { Studio } from '../studio.types.ts';

/** Long enough to look at a round, too short to pass its address on for ever. */
const goodForMs = 10 * 60_000;

type Asked = ProviderInput<typeof studioRoundView>;

/** Where a finished round is shown, for the wallet's player; none for a round we do not keep. */
export function viewAddress(
  studio: Studio,
  origin: string,
  { provider, roundId, language }: Asked,
): ProviderResponse<typeof studioRoundView> {
  if (studio.kept.find(roundId)?.providerCode !== provider) return { view: null, replay: null };
  const untilMs = studio.clock.now().getTime() + goodForMs;
  const ticket = `${roundId}.${untilMs}.${sealOf(studio, roundId, untilMs)}`;
  const url = `${origin}/round?${new URLSearchParams({ ticket, language })}`;
  const replay = `${origin}/replay?${new URLSearchParams({ ticket: `${roundId}.${replaySealOf(studio, roundId)}`, language })}`;
  return { view: { url, validUntil: new Date(untilMs).toISOString() }, replay };
}

/** The round of a ticket of ours that is still good, or null. */
export function roundOfTicket(studio: Studio, ticket: string): KeptRound | null {
  const [roundId = '', until = '', seal = '', ...rest] = ticket.split('.');
  const untilMs = Number(until);
  if (rest.length > 0 || !(untilMs > studio.clock.now().getTime())) return null;
  return isSame(seal, sealOf(studio, roundId, untilMs)) ? studio.kept.find(roundId) : null;
}

/** The round of a replay's ticket of ours, or null. It has no end but that of the round itself. */
export function roundOfReplay(studio: Studio, ticket: string): KeptRound | null {
  const [roundId = '', seal = '', ...rest] = ticket.split('.');
  if (rest.length > 0 || !isSame(seal, replaySealOf(studio, roundId))) return null;
  return studio.kept.find(roundId);
}

function isSame(text: string, wanted: string): boolean {
  const [given, right] = [Buffer.from(text), Buffer.from(wanted)];
  return given.length === right.length && timingSafeEqual(given, right);
}

const sealed = ({ config }: Studio, text: string): string =>
  createHmac('sha256', config.key.secret).update(text).digest('hex');
const sealOf = (studio: Studio, roundId: string, untilMs: number): string =>
  sealed(studio, `round-view\n${roundId}\n${untilMs}`);
const replaySealOf = (studio: Studio, roundId: string): string =>
  sealed(studio, `round-replay\n${roundId}`);
