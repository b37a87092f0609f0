import { useFormat } from '@pavilion/i18n/react';
import type { JackpotEntry, TournamentEntry } from '@pavilion/templates/props/hero';
import { useQuery } from '@tanstack/react-query';
import { useNowMs } from '../../core/use-now.ts';
import { jackpotsQuery, tournamentsQuery } from '../../common/competitions/competition-queries.ts';
import { endWords } from './end-words.ts';
import { jackpotsPath } from '../../common/competitions/jackpots-address.ts';

/** A list of a hero that shows it, and whether it is still on its way. */
interface Awaited<Entry> {
  value: Entry[];
  isPending: boolean;
}

/** The pots as heroes show them; each leads to the part of the page that tells more. Asked for only where shown. */
export function useHeroJackpots(isShown: boolean): Awaited<JackpotEntry> {
  const format = useFormat();
  const { data, isPending } = useQuery({ ...jackpotsQuery(), enabled: isShown });
  const value = (data?.value ?? []).map((pot) => ({
    id: pot.jackpot_id,
    name: pot.name,
    amount: format.money(pot.amount, pot.currency),
    to: jackpotsPath,
  }));
  return { value, isPending: isShown && isPending };
}

/** The tournaments as heroes show them; who takes part bets on matches. Asked for only where shown. */
export function useHeroTournaments(isShown: boolean): Awaited<TournamentEntry> {
  const format = useFormat();
  const nowMs = useNowMs();
  const { data, isPending } = useQuery({ ...tournamentsQuery(), enabled: isShown });
  const value = (data?.value ?? []).map((tournament) => ({
    id: tournament.tournament_id,
    title: tournament.title,
    prize: format.money(tournament.prize, tournament.currency, { trimWhole: true }),
    ends: endWords(format, tournament.ends_at, nowMs),
    leaders: tournament.leaders.map(({ account_id, turnover }) => ({
      accountId: account_id,
      score: format.money(turnover, tournament.currency),
    })),
    prizes: tournament.prizes.map((prize) =>
      format.money(prize, tournament.currency, { trimWhole: true }),
    ),
    to: '/sports',
  }));
  return { value, isPending: isShown && isPending };
}
