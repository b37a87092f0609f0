import { expect, it } from 'vitest';
import { byCountry, type League } from './by-country.ts';

const league = (league_id: string, country: string): League => ({
  league_id,
  league_name: league_id,
  league_names: {},
  country,
  live_count: 0,
  upcoming_count: 1,
  outright_count: 0,
  next_start: null,
  position: 0,
});

it('arranges leagues by the names of their countries and keeps their own order', () => {
  const names: Record<string, string> = { DE: 'Germany', AT: 'Austria', GB: 'Britain' };
  const leagues = [league('b', 'DE'), league('a', 'DE'), league('c', 'AT'), league('d', 'GB')];
  const arranged = byCountry(leagues, (country) => names[country] ?? country);
  expect(
    arranged.map(({ country, leagues: own }) => [country, ...own.map((one) => one.league_id)]),
  ).toEqual([
    ['AT', 'c'],
    ['GB', 'd'],
    ['DE', 'b', 'a'],
  ]);
});
