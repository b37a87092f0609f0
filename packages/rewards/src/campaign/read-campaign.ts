import {
  findNodeAtLocation,
  getNodeValue,
  parseTree,
  type Node,
  type ParseError,
} from 'jsonc-parser';
import { campaignSchema, type Campaign } from './campaign-schema.ts';
import type { CampaignProblem, Found, Path } from './campaign-problem.ts';
import { pathText } from './campaign-problem.ts';
import type { CampaignSite } from './campaign-site.ts';
import { campaignChecks } from './checks/index.ts';
import { formProblems } from './form-problems.ts';

export type ReadCampaign =
  { ok: true; campaign: Campaign } | { ok: false; problems: readonly CampaignProblem[] };

/**
 * Reads a campaign file and checks all of it. Every problem has its line; a file with one publishes
 * nothing.
 */
export function readCampaign(text: string, site: CampaignSite | null): ReadCampaign {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [broken] = errors;
  if (!root || broken) return { ok: false, problems: [notJson(text, broken?.offset ?? 0)] };
  const parsed = campaignSchema.safeParse(getNodeValue(root));
  const found = parsed.success
    ? checked(parsed.data, site)
    : formProblems(parsed.error.issues, getNodeValue(root));
  if (parsed.success && found.length === 0) return { ok: true, campaign: parsed.data };
  const problems = found
    .map(({ path, ...rest }) => ({ ...rest, path: pathText(path), line: lineAt(text, root, path) }))
    .toSorted((a, b) => a.line - b.line);
  return { ok: false, problems };
}

function checked(campaign: Campaign, site: CampaignSite | null): Found[] {
  if (site === null)
    return [{ path: ['site'], code: 'unknownSite', words: `there is no site ${campaign.site}` }];
  return campaignChecks.flatMap((check) => check(campaign, site));
}

/** The line of a value; of one that is not there, that of what it is missing in. */
function lineAt(text: string, root: Node, path: Path): number {
  const node = findNodeAtLocation(root, [...path]);
  if (node) return lineOf(text, node.offset);
  return path.length === 0 ? 1 : lineAt(text, root, path.slice(0, -1));
}

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

const notJson = (text: string, offset: number): CampaignProblem => ({
  line: lineOf(text, offset),
  path: '',
  code: 'notJson',
  words: 'the file is not JSON from here on',
});
