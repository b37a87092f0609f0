import { createHmac, timingSafeEqual } from 'node:crypto';
import type {
  ProviderInput,
  ProviderResponse,
  studioRoundView,
} from '@pavilion/contracts/provider';
import type { KeptRound } from '../play/kept-rounds.ts';
import type { Studio } from '../studio.ts';

/** Long enough to look at a round, too short to pass its address on for ever. */
const goodForMs = 10 * 60_000;

type Asked = ProviderInput<typeof studioRoundView>;

/** Where a finished round is shown, for the wallet's player; none for a round we do not keep. */
export function viewAddress(
  studio: Studio,
  origin: string,
  { provider, roundId, language }: Asked,
): ProviderResponse<typeof studioRoundView> {
  if (studio.kept.find(roundId)?.providerCode !== provider) return { view: null };
  const untilMs = studio.clock.now().getTime() + goodForMs;
  const ticket = `${roundId}.${untilMs}.${sealOf(studio, roundId, untilMs)}`;
  const url = `${origin}/round?${new URLSearchParams({ ticket, language })}`;
  return { view: { url, validUntil: new Date(untilMs).toISOString() } };
}

/** The round of a ticket of ours that is still good, or null. */
export function roundOfTicket(studio: Studio, ticket: string): KeptRound | null {
  const [roundId = '', until = '', seal = '', ...rest] = ticket.split('.');
  const untilMs = Number(until);
  if (rest.length > 0 || !(untilMs > studio.clock.now().getTime())) return null;
  const wanted = Buffer.from(sealOf(studio, roundId, untilMs));
  const given = Buffer.from(seal);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return studio.kept.find(roundId);
}

const sealOf = ({ config }: Studio, roundId: string, untilMs: number): string =>
  createHmac('sha256', config.key.secret)
    .update(`round-view\n${roundId}\n${untilMs}`)
    .digest('hex');
