import { parseWords, UsageError } from '../../local/bin/command-line.mjs';

export const VERIFY_USAGE = `Usage: npm run verify-forecast -- BEACH RUN --site URL [--head FILE] [--kept FILE]
Proves that a forecast was made when the site says it was, and says what came. BEACH is the last part of the beach's
address (rincon), RUN the model run (2026112006). --head FILE checks that the site's log continues the head in the file,
then saves the newest head there. --kept FILE has the forecast as you kept it, one line of the run's file; BEACH and RUN
may then be left out. Exit code: 0 proven, 1 not proven, 2 wrong arguments, 3 the site cannot be read.`;

export interface VerifyCall {
  /** The site's address without a trailing slash. */
  readonly site: string;
  readonly beach?: string;
  readonly run?: string;
  readonly headFile?: string;
  readonly keptFile?: string;
}

/** Parses the command line. Returns a sentence for wrong arguments. */
export function parseVerifyCall(args: readonly string[]): VerifyCall | string {
  try {
    const { values, positionals } = parseWords({
      args: [...args],
      allowPositionals: true,
      options: { site: { type: 'string' }, head: { type: 'string' }, kept: { type: 'string' } },
    });
    const [beach, run, ...more] = positionals;
    if (!values.site || !/^https?:\/\//.test(values.site) || !URL.canParse(values.site))
      return 'Name the site: --site https://…';
    if (more.length > 0) return `This argument is one too many: ${more[0]}.`;
    if (values.kept === undefined && (beach === undefined || run === undefined)) return 'Name a beach and a run.';
    if (run !== undefined && !/^\d{10}$/.test(run)) return `A run is ten digits, such as 2026112006: ${run}.`;
    return { site: values.site.replace(/\/+$/, ''), beach, run, headFile: values.head, keptFile: values.kept };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.message;
  }
}
