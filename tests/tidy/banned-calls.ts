import { isCode, isTestFile, type SourceFile } from './support/repository.ts';
import { findHits, withoutComments } from './support/text.ts';

type BannedCall = {
  readonly pattern: RegExp;
  readonly replacement: string;
  /** Where the call is right, as path patterns. */
  readonly allowed: readonly RegExp[];
};

// The only places that touch the real clock, real luck and real ids; everything else receives them.
const PORTS =
  /^(apps\/(server|sandbox-studio)\/src\/(context|ports(\/[^/]+)?)|packages\/domain\/src\/(clock|ids|random)\/[^/]+)\.ts$/;
const WEB_CLOCK = /^apps\/web\/src\/core\/(clock|ids|random)[^/]*(\/[^/]+)?\.ts$/;
// The browser's console is where the front logs what nobody needs to see.
const WEB_LOG = /^packages\/web-core\/src\/log\.ts$/;
const TOOLS = /^(scripts|bench|packages\/[^/]+\/scripts)\/|\.config\.ts$/;
const COMMAND_LINE = /^apps\/server\/src\/cli\//;
const CONFIG = /^apps\/(server|sandbox-studio)\/src\/config\//;

const bannedCalls: readonly BannedCall[] = [
  {
    pattern: /\bMath\.random\b/g,
    replacement: 'take luck from the context (injected randomness)',
    allowed: [TOOLS],
  },
  {
    pattern: /\bDate\.now\b|\bnew Date\(\s*\)/g,
    replacement: "take the time from the context's clock",
    allowed: [PORTS, WEB_CLOCK, TOOLS],
  },
  {
    // Random bytes for secrets (tokens, keys) stay allowed: those must come from the system in
    // every run.
    pattern: /\brandomUUID\b/g,
    replacement: "take ids from the context's ids (UUIDv7)",
    allowed: [PORTS, WEB_CLOCK, TOOLS],
  },
  {
    pattern: /\bprocess\.env\b/g,
    replacement:
      'read settings from the context; only the config folder of a program reads the environment',
    allowed: [CONFIG, TOOLS],
  },
  {
    pattern: /\bconsole\.\w+/g,
    replacement: "use the context's logger",
    allowed: [TOOLS, COMMAND_LINE, WEB_LOG],
  },
  {
    pattern: /\bparseFloat\(/g,
    replacement: 'parse amounts and odds with @pavilion/domain/money and /odds (integers)',
    allowed: [TOOLS],
  },
];

/**
 * Calls that have a better replacement, outside the places where they are right. Tests may use all
 * of them.
 */
export function checkBannedCalls(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => isCode(path) && !isTestFile(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      return bannedCalls
        .filter(({ allowed }) => !allowed.some((place) => place.test(path)))
        .flatMap(({ pattern, replacement }) =>
          findHits(code, pattern).map(
            ({ line, match }) => `${path}:${line} ${match}: ${replacement}`,
          ),
        );
    });
}
