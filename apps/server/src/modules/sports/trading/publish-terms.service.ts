import type { Executor } from '@pavilion/database';
import { parseAmount } from '@pavilion/domain/money';
import { canonicalHash } from '@pavilion/ledger';
import { readTerms, type SiteTerms, type TradingTerms } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import type { Site } from '../../../site-directory/index.ts';
import { readSportsLimits, writeSportsLimits, type SportsLimits } from '../sportsbook/index.ts';
import {
  findVersion,
  insertVersion,
  lockTerms,
  readLeagueCodes,
  type TermsVersion,
} from './terms-version.store.ts';

interface CheckedTerms {
  document: unknown;
  terms: TradingTerms;
  /** Limits of sites that the file changes. */
  sites: { site: Site; limits: SportsLimits }[];
  /** One line each; empty: the file is good. */
  problems: string[];
}

/** Reads a trading file and checks all of it; publishes nothing. */
export async function checkTerms(
  { sites }: Pick<ServerContext, 'sites'>,
  executor: Executor,
  text: string,
): Promise<CheckedTerms> {
  const read = parsed(text);
  const known = {
    leagues: await readLeagueCodes(executor),
    sites: new Set(sites.all().map(({ externalId }) => externalId)),
  };
  const { terms, faults } = readTerms(read.document, known);
  const checked = { document: read.document, terms };
  if (read.problem !== null) return { ...checked, sites: [], problems: [read.problem] };
  const problems = faults.map(({ path, problem }) => `${path}: ${problem}`);
  if (problems.length > 0) return { ...checked, sites: [], problems };
  const limited = await Promise.all(
    Object.entries(terms.sites).flatMap(([name, said]) => {
      const site = sites.byExternalId(name);
      return site ? [limitsOf(executor, site, said)] : [];
    }),
  );
  return {
    ...checked,
    sites: limited.flatMap(({ changed }) => changed ?? []),
    problems: limited.flatMap((one) => one.problems),
  };
}

function parsed(text: string): { document: unknown; problem: string | null } {
  try {
    return { document: JSON.parse(text) as unknown, problem: null };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { document: {}, problem: `the file is not JSON: ${said}` };
  }
}

interface Limited {
  changed?: CheckedTerms['sites'][number];
  problems: string[];
}

const fields = {
  maxStake: 'maxStakeMinor',
  maxWin: 'maxWinMinor',
  marketMax: 'marketMaxMinor',
  eventLiability: 'maxEventLiabilityMinor',
} as const satisfies Record<keyof SiteTerms, keyof SportsLimits>;
const nameOf = {
  maxStake: 'max_stake',
  maxWin: 'max_win',
  marketMax: 'market_max',
  eventLiability: 'event_liability',
} as const satisfies Record<keyof SiteTerms, string>;

/** The limits of a site with what the file says of them. */
async function limitsOf(executor: Executor, site: Site, said: SiteTerms): Promise<Limited> {
  const at = `sites.${site.externalId}`;
  const present = await readSportsLimits(executor, site.id);
  if (!present) return { problems: [`${at}: this site takes no bets`] };
  const { code } = site.currency;
  const problems: string[] = [];
  const limits: SportsLimits = { ...present };
  // The keys are those of the table above.
  for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
    const text = said[name];
    if (text === null) continue;
    const minor = parseAmount(text, code);
    if (minor === null || minor <= 0n)
      problems.push(`${at}.${nameOf[name]}: no amount above zero in ${code}`);
    else limits[fields[name]] = minor;
  }
  if (limits.maxStakeMinor < limits.minStakeMinor)
    problems.push(`${at}.max_stake: is below the least stake of the site`);
  return { changed: { site, limits }, problems };
}

/** What came of a file: its problems, or the version that holds. */
interface PublishedTerms {
  problems: string[];
  version: number | null;
}

/**
 * Publishes a trading file: it holds for the next prices and bets at once, everywhere. The same
 * file again changes nothing. Gives its problems, with none of them the version that holds.
 */
export async function publishTerms(
  context: ServerContext,
  actor: string,
  text: string,
  note: string,
): Promise<PublishedTerms> {
  return changeAsOperator<TermsVersion | null, PublishedTerms>(context, actor, {
    action: 'trading.publish',
    subject: { siteId: null, subject: 'trading' },
    reason: note === '' ? undefined : note,
    lock: async (trx) => {
      await lockTerms(trx);
      return findVersion(trx);
    },
    work: async (trx, before) => {
      const checked = await checkTerms(context, trx, text);
      const { document, terms, sites, problems } = checked;
      if (problems.length > 0) return { answer: { problems, version: null } };
      if (before && isSame(before.document, document))
        return { answer: { problems, version: before.version } };
      const version = (before?.version ?? 0) + 1;
      const row = { version, document, note, publishedBy: actor };
      await insertVersion(trx, { ...row, publishedAt: context.clock.now() }, terms);
      for (const { site, limits } of sites) await writeSportsLimits(trx, site.id, limits);
      return {
        answer: { problems, version },
        before: before && told(before),
        after: { version, document },
      };
    },
  });
}

const isSame = (a: unknown, b: unknown): boolean => canonicalHash(a).equals(canonicalHash(b));

const told = ({ version, document }: TermsVersion) => ({ version, document });
