/** A bet as tables show it. */
export interface SampleBet {
  id: string;
  match: string;
  placed: string;
  odds: string;
  stake: string;
  outcome: 'won' | 'lost' | 'open';
}

/** Bets with short and long names, small and large amounts. */
export const sampleBets: readonly SampleBet[] = (
  [
    ['Northbridge United – Harbour City', '2026-11-21 19:32', '2.10', '₱500.00', 'open'],
    ['Bay Falcons – Lakeside Giants', '2026-11-20 23:05', '1.85', '₱1,250.00', 'won'],
    ['J. Hovland – A. de la Fuente-Castellanos', '2026-11-20 11:28', '3.40', '₱75.50', 'lost'],
    ['Borussia Hafen – Eintracht Nord', '2026-11-19 15:31', '1.95', '₱20,000.00', 'won'],
    ['Torino Nero – Laguna', '2026-11-18 20:47', '4.20', '₱150.00', 'lost'],
    ['Atlético Marina – Real Sierra', '2026-11-17 21:02', '2.75', '₱999,999,999.99', 'open'],
    ['Saigon Dragons – Cebu Waves', '2026-11-16 18:00', '1.62', '₱320.00', 'won'],
    ['Moscow Lights – Baltic Stars', '2026-11-15 17:15', '2.02', '₱60.00', 'lost'],
  ] as const
).map(([match, placed, odds, stake, outcome]) => ({
  id: placed,
  match,
  placed,
  odds,
  stake,
  outcome,
}));
