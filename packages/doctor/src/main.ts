import { parseWords, UsageError } from '@groundswell/local/command-line';
import type { AccountProbe } from './account/account-probe.ts';
import { checkAccount } from './account/check-account.ts';
import { blocks, type Finding } from './finding.ts';
import { checkOcean } from './ocean/check-ocean.ts';
import type { OceanProbe } from './ocean/ocean-probe.ts';
import { readDeploymentSettings } from './read-settings.ts';
import { exitCodeOf, writeReport } from './report.ts';

const HELP = `npm run doctor -- [--stage NAME] [-c name=value] [--ocean] [--json]

Says what this machine and its AWS account lack for a deployment, and the command that mends it.
Exit code 1: something blocks a deployment. 2: the command line is wrong.

  --stage NAME     the settings of that stage
  -c name=value    another setting than in cdk.json, as of cdk deploy
  --ocean          also reads a few kilobytes of every live source, and compares them with the code
  --json           writes the findings as JSON`;

/** The doctor's sources outside the repository. */
export interface Probes {
  readonly account: AccountProbe;
  readonly ocean: OceanProbe;
}

interface Output {
  readonly text: string;
  readonly exitCode: 0 | 1 | 2;
}

/** Runs the checks that the arguments ask for. Returns the text to print, and the exit code. */
export async function diagnose(args: readonly string[], probes: Probes): Promise<Output> {
  const options = parseOptions(args);
  if (typeof options === 'string') return { text: `${options}\n\n${HELP}`, exitCode: 2 };
  if (options.help) return { text: HELP, exitCode: 0 };
  const findings = await listFindings(options, probes);
  const text = options.json ? JSON.stringify({ findings }, undefined, 2) : writeReport(findings);
  return { text, exitCode: exitCodeOf(findings) };
}

interface Options {
  readonly help: boolean;
  readonly json: boolean;
  readonly ocean: boolean;
  readonly overrides: Readonly<Record<string, string>>;
}

/** Parses the arguments; returns a sentence that names an invalid one. */
function parseOptions(args: readonly string[]): Options | string {
  try {
    const { values } = parseWords({
      args: [...args],
      options: {
        stage: { type: 'string' },
        context: { type: 'string', short: 'c', multiple: true, default: [] },
        ocean: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    const stage = values.stage === undefined ? [] : [`stage=${values.stage}`];
    const pairs = [...stage, ...values.context].map((pair) => /^([^=]+)=(.*)$/.exec(pair)?.slice(1));
    if (pairs.includes(undefined)) return 'A setting is given as -c name=value.';
    return { ...values, overrides: Object.fromEntries(pairs.map((pair) => pair ?? [])) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.message;
  }
}

async function listFindings({ ocean, overrides }: Options, probes: Probes): Promise<readonly Finding[]> {
  const read = readDeploymentSettings(overrides);
  if (!('settings' in read))
    return read.map(({ name, says }) => {
      const place = name in overrides ? `-c ${name}=…` : 'edit cdk.json';
      const fix = `${place}    # docs/reference/settings.md has all settings`;
      return blocks('Settings', { says, why: 'The synthesis refuses it.', fix });
    });
  const [ofAccount, ofOcean] = await Promise.all([
    checkAccount(probes.account, read),
    ocean ? checkOcean(probes.ocean, read.settings) : [],
  ]);
  return [...ofAccount, ...ofOcean];
}
