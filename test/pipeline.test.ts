import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
}
interface Job {
  readonly needs?: string;
  readonly environment?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

const repoRoot = join(import.meta.dirname, '..');
const text = readFileSync(join(repoRoot, '.github/workflows/deploy.yml'), 'utf8');
const workflow: { permissions: object; concurrency: object; jobs: Readonly<Record<string, Job>> } = parse(text);
const { scripts } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8'));
const jobs = Object.entries(workflow.jobs);
const stepsOf = (job: string) => workflow.jobs[job]?.steps ?? [];
const runsOf = (job: string) => stepsOf(job).flatMap(({ run }) => run ?? []);

test('every command of the pipeline exists', () => {
  const runs = jobs.flatMap(([job]) => runsOf(job));
  const named = runs.flatMap((run) => [...run.matchAll(/\bnpm (?:run )?(\w[\w-]*)/g)].map(([, name]) => name));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name = '') => !(name in scripts) && name !== 'ci')).toEqual([]);
  const [, binary] = /\bnpx (\w+)/.exec(runs.join('\n')) ?? [];
  expect([binary, existsSync(join(repoRoot, 'node_modules/.bin/cdk'))]).toEqual(['cdk', true]);
});

test('the order is: test, dev, what changes in production, an approval, production; each deployment is tested', () => {
  const before = Object.fromEntries(jobs.map(([job, { needs }]) => [job, needs]));
  expect(before).toEqual({
    test: undefined,
    'deploy-dev': 'test',
    preview: 'deploy-dev',
    'deploy-production': 'preview',
    'roll-back': undefined,
  });
  expect(runsOf('test')).toEqual(['npm ci', 'npm run supply-chain', 'npm run check', 'npm test', 'npm run synth']);
  for (const job of ['deploy-dev', 'deploy-production']) {
    const runs = runsOf(job);
    const deployed = runs.findIndex((run) => run.startsWith('npx cdk deploy --all'));
    expect(runs[deployed + 1]).toBe('npm run smoke -- "$SITE_URL"');
  }
  expect(workflow.jobs['deploy-production']?.environment).toBe('production');
  expect(workflow.concurrency).toEqual({ group: 'deploy', 'cancel-in-progress': false });
});

test('the repository holds no key of AWS: each job takes credentials by its own OIDC token', () => {
  expect(text).not.toMatch(/access-key|AKIA|secrets\.AWS/i);
  for (const [job, { permissions, environment }] of jobs) {
    const credentials = stepsOf(job).filter(({ uses }) => uses?.startsWith('aws-actions/'));
    expect([job, credentials.length]).toEqual([job, environment ? 1 : 0]);
    for (const { with: given } of credentials)
      expect(given).toEqual({ 'role-to-assume': expect.any(String), 'aws-region': expect.any(String) });
    expect(permissions ?? {}).toEqual(environment ? { contents: 'read', 'id-token': 'write' } : {});
  }
  expect(workflow.permissions).toEqual({ contents: 'read' });
});

test('actions are pinned by commit, and no expression of GitHub is pasted into a command', () => {
  const uses = jobs.flatMap(([job]) => stepsOf(job).flatMap((step) => step.uses ?? []));
  expect(new Set(uses).size).toBe(3);
  for (const one of uses) expect(one).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
  for (const line of text.match(/uses: .*/g) ?? []) expect(line).toMatch(/ # v\d+\.\d+\.\d+$/);
  for (const [job] of jobs) for (const run of runsOf(job)) expect(run).not.toContain('${{');
});
