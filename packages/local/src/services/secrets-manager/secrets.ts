import { randomInt, randomUUID } from 'node:crypto';
import type { SecretPlan } from '../../template/plan.ts';
import type { Records } from '../records.ts';
import { ServiceError } from '../service-error.ts';

/** A version of a secret with its staging labels. */
export interface SecretVersion {
  readonly id: string;
  readonly text: string;
  /** UTC ms. */
  readonly createdAt: number;
  readonly stages: readonly string[];
}

/** A secret with its versions. A data folder of an earlier build holds the text of a single version instead. */
export type KeptSecret = string | readonly SecretVersion[];

/** The template's secrets with their versions. */
export interface Secrets {
  readonly plans: readonly SecretPlan[];
  /** Finds a secret by ARN or name, with its current text; undefined if the template has no such secret. */
  find(id: string): { readonly plan: SecretPlan; readonly text: string } | undefined;
  /** Lists a secret's versions that have a label. */
  versions(plan: SecretPlan): readonly SecretVersion[];
  /** Adds a version. Its labels are removed from other versions. Throws ResourceExistsException for a reused id. */
  put(plan: SecretPlan, version: Omit<SecretVersion, 'createdAt'>): Promise<void>;
  /** Moves a label. Throws InvalidParameterException unless `from` is the version that has it now. */
  moveStage(plan: SecretPlan, stage: string, to: string | undefined, from: string | undefined): Promise<void>;
}

const CURRENT = 'AWSCURRENT';
const PREVIOUS = 'AWSPREVIOUS';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const PUNCTUATION = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

/** Opens the secrets of a template. A generated secret is created at its first start and kept in the records. */
export async function openSecrets(
  plans: readonly SecretPlan[],
  records: Records<KeptSecret>,
  now = () => Date.now(),
): Promise<Secrets> {
  const kept = new Map<string, readonly SecretVersion[]>();
  for (const plan of plans) {
    const record = plan.text ?? records.get(plan.name);
    const versions =
      typeof record === 'object'
        ? record
        : [{ id: randomUUID(), text: record ?? makeUp(plan), createdAt: now(), stages: [CURRENT] }];
    kept.set(plan.name, versions);
    if (plan.text === undefined && typeof record !== 'object') await records.put(plan.name, versions);
  }
  const versionsOf = ({ name }: SecretPlan) => kept.get(name) ?? [];
  const keep = async (plan: SecretPlan, versions: readonly SecretVersion[]) => {
    kept.set(plan.name, versions);
    if (plan.text === undefined) await records.put(plan.name, versions);
  };

  return {
    plans,
    find(id) {
      const plan = plans.find(({ arn, name }) => arn === id || name === id);
      const text = plan && versionsOf(plan).find(({ stages }) => stages.includes(CURRENT))?.text;
      return plan && text !== undefined ? { plan, text } : undefined;
    },
    versions: (plan) => versionsOf(plan).filter(({ stages }) => stages.length > 0),
    async put(plan, { id, text, stages }) {
      const existing = versionsOf(plan).find((one) => one.id === id);
      if (existing?.text === text) return;
      if (existing) throw new ServiceError('ResourceExistsException', 'A version with this token has another value.');
      const added = [...versionsOf(plan), { id, text, createdAt: now(), stages: [] }];
      await keep(
        plan,
        stages.reduce((versions, stage) => withStage(versions, stage, id), added as readonly SecretVersion[]),
      );
    },
    async moveStage(plan, stage, to, from) {
      const holder = versionsOf(plan).find(({ stages }) => stages.includes(stage))?.id;
      if (holder !== from)
        throw new ServiceError('InvalidParameterException', `The label ${stage} is not on the version ${from}.`);
      await keep(plan, withStage(versionsOf(plan), stage, to));
    },
  };
}

/** Puts a label on one version alone. The version that loses AWSCURRENT becomes AWSPREVIOUS. */
function withStage(versions: readonly SecretVersion[], stage: string, to: string | undefined): SecretVersion[] {
  const last = versions.find(({ id, stages }) => id !== to && stages.includes(stage))?.id;
  const moved = versions.map((one) => {
    const stages = one.stages.filter((label) => label !== stage);
    return { ...one, stages: one.id === to ? [...stages, stage] : stages };
  });
  return stage === CURRENT && last !== undefined ? withStage(moved, PREVIOUS, last) : moved;
}

/** Generates a secret's text as its plan says. */
export function makeUp({ generated }: SecretPlan): string {
  if (!generated) return '';
  const { length, excludedCharacters, hasPunctuation, within } = generated;
  const allowed = [...LETTERS, ...(hasPunctuation ? PUNCTUATION : '')].filter(
    (one) => !excludedCharacters.includes(one),
  );
  const text = Array.from({ length }, () => allowed[randomInt(allowed.length)]).join('');
  return within ? JSON.stringify({ ...within.template, [within.key]: text }) : text;
}
