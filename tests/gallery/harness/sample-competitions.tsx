import type { JackpotEntry, RaceEntry } from '@pavilion/templates/props/hero';
import { Button } from '@pavilion/ui/button';

export const sampleJackpots: JackpotEntry[] = [
  { id: 'mega', name: 'Mega', amount: '₱48,209,331.55', to: '/promotions' },
  { id: 'major', name: 'Major', amount: '₱1,284,002.10', to: '/promotions' },
  { id: 'minor', name: 'Minor', amount: '₱84,611.75', to: '/promotions' },
  { id: 'mini', name: 'Mini', amount: '₱5,902.40', to: '/promotions' },
];

const titles = ['Friday Night Race', 'Golden Koi Masters', 'Live Casino League'];

export const sampleRaces: RaceEntry[] = titles.map((title, index) => ({
  id: title,
  title,
  prize: ['₱500,000', '₱120,000', '₱75,000'][index] ?? '',
  ends: ['in 3 hours', 'tomorrow', 'in 6 days'][index] ?? '',
  leaders: ['mar***', 'jun***', 'ale***', 'kim***', 'tho***'].map((accountId, place) => ({
    accountId,
    score: String(9840 - place * 733 - index * 120),
  })),
  to: '/leaderboard',
}));

/** Stands where the home page puts its invitation to sign up, and looks like it. */
export function SampleSignUp() {
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl font-bold">Create your account</h2>
        <p className="text-text-muted">It takes less than a minute.</p>
      </div>
      <Button size="large" isWide>
        Sign up
      </Button>
      <Button kind="secondary" isWide>
        Sign in
      </Button>
    </div>
  );
}
