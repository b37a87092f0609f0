/** A league of the studio's own: clubs that exist nowhere else, matches that its computer plays. */
export interface League {
  code: string;
  name: string;
  sport: 'football' | 'cricket';
  /** From one kick-off to the next. */
  everyMs: number;
  /** How long a match is played. */
  lastsMs: number;
  /** Matches that begin together. */
  together: number;
  clubs: readonly Club[];
}

export interface Club {
  name: string;
  /** 40 to 80. */
  strength: number;
}

const minuteMs = 60_000;

/** `Name 61, Name 55` → clubs. */
const clubs = (text: string): Club[] =>
  text.split(', ').map((part) => {
    const at = part.lastIndexOf(' ');
    return { name: part.slice(0, at), strength: Number(part.slice(at + 1)) };
  });

const rows: readonly League[] = [
  {
    code: 'ml',
    name: 'Meridian League',
    sport: 'football',
    everyMs: 10 * minuteMs,
    lastsMs: 6 * minuteMs,
    together: 3,
    clubs: clubs(
      'Port Azure 78, Castle Rovers 74, Iron Valley 71, Lakeside Athletic 68, Old Mill 66, Saltmarsh City 63, Kingsbridge 61, Copper Hill 58, Eastfield 55, Riverton 53, Stonegate 50, Harrow Down 46',
    ),
  },
  {
    code: 'nc',
    name: 'Northern Crown',
    sport: 'football',
    everyMs: 15 * minuteMs,
    lastsMs: 6 * minuteMs,
    together: 2,
    clubs: clubs(
      'Frostholm 75, Vindheim 72, Birkdal 67, Skerry United 64, Norrvik 60, Halden Park 57, Tarnby 54, Greyfell 51, Kestrel Bay 48, Oxmoor 45',
    ),
  },
  {
    code: 'vl',
    name: 'Virtual League',
    sport: 'football',
    everyMs: 3 * minuteMs,
    lastsMs: 90_000,
    together: 4,
    clubs: clubs(
      'Alpha Comets 76, Binary Bears 72, Cobalt Kites 69, Delta Foxes 66, Echo Lions 64, Fractal Hawks 61, Gamma Rays 58, Helix Wolves 55, Ion Tigers 53, Kernel Kings 51, Lambda Owls 48, Matrix Bulls 45',
    ),
  },
  {
    code: 'wm',
    name: 'Wicket Masters T20',
    sport: 'cricket',
    everyMs: 12 * minuteMs,
    lastsMs: 8 * minuteMs,
    together: 2,
    clubs: clubs(
      'Coast Chargers 75, Delta Kings 70, Hill Stallions 66, Monsoon Royals 63, Fort Falcons 59, Harbour Sixers 56, Plains Panthers 52, Temple Titans 48',
    ),
  },
  {
    code: 'sc',
    name: 'Spice Cup',
    sport: 'cricket',
    everyMs: 20 * minuteMs,
    lastsMs: 8 * minuteMs,
    together: 2,
    clubs: clubs(
      'Saffron XI 73, Cardamom Club 68, Pepper Strikers 62, Clove County 57, Ginger Giants 52, Cumin Colts 47',
    ),
  },
];

const byCode = new Map(rows.map((league) => [league.code, league]));

export const leagueOf = (code: string): League | null => byCode.get(code) ?? null;
