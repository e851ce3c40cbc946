import { areas, type Call, pages, pathsOf, reportCspViolation } from '@groundswell/contracts';
import { MINUTE_MS } from '@groundswell/durations';
import { endpoint, logLine } from '@groundswell/runtime';
import * as v from 'valibot';

const BODY_LIMIT_KB = 64;
const REPORTS_OF_ONE_BODY = 20;
/** The number of different violations that one instance of the function remembers. It logs no others meanwhile. */
const REMEMBERED = 200;
const LOGGED_AGAIN_MS = 10 * MINUTE_MS;

interface Violation {
  readonly directive: string;
  /** The origin of what was blocked, or a word of `BLOCKED_WORDS`; else 'other'. */
  readonly blocked: string;
  /** The first segment of the page's path, if it is one of ours. The rest may hold a token or a place. */
  readonly page: string;
  /** The file of ours that asked for it, or another site's origin; empty if the browser does not say. */
  readonly source: string;
  /** Absent if the browser names none that a file could have. */
  readonly line?: number;
}

const MOST_LINES = 1e6;
/** The keywords and schemes that browsers report in place of an address (CSP 3, section 5.3). */
const BLOCKED_WORDS =
  'inline eval wasm-eval trusted-types-policy trusted-types-sink self data blob filesystem about ws wss mediastream'.split(
    ' ',
  );
const calls: readonly Call[] = Object.values(areas).flat();
/** The first path segments of all pages: 'forecast', 'blog', and '' of the home page. */
const PAGES = new Set(
  [...pages, ...calls.filter(({ page }) => page).flatMap(pathsOf)].map((path) => path.split('/')[1] ?? ''),
);

const Text = v.optional(v.string(), '');
const Line = v.optional(v.number(), 0);
/** The format of `report-to`: https://www.w3.org/TR/CSP3/#reporting */
const NewReport = v.pipe(
  v.object({
    type: v.literal('csp-violation'),
    body: v.object({
      documentURL: v.string(),
      blockedURL: Text,
      effectiveDirective: v.string(),
      sourceFile: v.nullish(v.string(), ''),
      lineNumber: v.nullish(v.number(), 0),
    }),
  }),
  v.transform(({ body: { documentURL, blockedURL, effectiveDirective, sourceFile, lineNumber } }) => ({
    document: documentURL,
    blocked: blockedURL,
    directive: effectiveDirective,
    source: sourceFile,
    line: lineNumber,
  })),
);
/** The format of `report-uri`: https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const OldReport = v.pipe(
  v.object({
    'csp-report': v.object({
      'document-uri': v.string(),
      'blocked-uri': Text,
      'effective-directive': Text,
      'violated-directive': Text,
      'source-file': Text,
      'line-number': Line,
    }),
  }),
  v.transform(({ 'csp-report': report }) => ({
    document: report['document-uri'],
    blocked: report['blocked-uri'],
    directive: report['effective-directive'] || report['violated-directive'],
    source: report['source-file'],
    line: report['line-number'],
  })),
);
const Report = v.union([NewReport, OldReport]);

const loggedAt = new Map<string, number>();

/**
 * Logs each violation on our own pages once in ten minutes, without query strings, page addresses or the blocked text.
 * It stores no report.
 */
export const handler = endpoint(reportCspViolation, async ({ sent, site }) => {
  for (const violation of parseReports(sent.body, site))
    if (isDue(JSON.stringify(violation), Date.now())) logLine('warn', { cspViolation: violation });
  return {};
});

function parseReports(body: Buffer, site: string): readonly Violation[] {
  if (body.length > BODY_LIMIT_KB * 1024) return [];
  return [parsedJson(body)]
    .flat()
    .slice(0, REPORTS_OF_ONE_BODY)
    .flatMap((given) => {
      const { success, output } = v.safeParse(Report, given);
      if (!success || originOf(output.document) !== site) return [];
      if ([output.blocked, output.source].some(isOfExtension)) return [];
      return {
        directive: wordOf(output.directive),
        blocked: originOf(output.blocked) ?? blockedWordOf(output.blocked),
        page: pageOf(output.document),
        source: sourceOf(output.source, site),
        ...(isLine(output.line) && { line: output.line }),
      };
    });
}

function parsedJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Extensions of the browser inject scripts of their own, which the policy rightly blocks. */
function isOfExtension(address: string): boolean {
  return /^(?:[\w-]*-extension|webkit-masked-url):|^(?:chrome|moz|safari|safari-web)-extension$/.test(address);
}

/** Returns the origin of an http or https address; undefined for anything else, such as 'inline'. */
function originOf(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).origin.slice(0, 100);
}

/** Only files of the build are named, because the path of a page may hold a token. */
function sourceOf(address: string, site: string): string {
  const origin = originOf(address) ?? '';
  if (origin !== site) return origin;
  const { pathname } = new URL(address);
  return /^\/(?:assets|packed)\/[\w.-]{1,80}$/.test(pathname) ? pathname : '/';
}

function blockedWordOf(blocked: string): string {
  const word = /^[\w-]*/.exec(blocked)?.[0] ?? '';
  return BLOCKED_WORDS.includes(word) ? word : 'other';
}

function pageOf(document: string): string {
  const segment = new URL(document).pathname.split('/')[1] ?? '';
  return PAGES.has(segment) ? `/${segment}` : 'other';
}

function isLine(line: number): boolean {
  return Number.isInteger(line) && line >= 0 && line <= MOST_LINES;
}

/** Keeps the leading word of a directive. */
function wordOf(text: string): string {
  return /^[\w-]{0,40}/.exec(text)?.[0] ?? '';
}

function isDue(key: string, now: number): boolean {
  for (const [known, at] of loggedAt) if (now - at >= LOGGED_AGAIN_MS) loggedAt.delete(known);
  if (loggedAt.has(key) || loggedAt.size >= REMEMBERED) return false;
  loggedAt.set(key, now);
  return true;
}
