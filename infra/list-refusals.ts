import { RootConstruct } from 'constructs';
import { readSettings } from './settings.ts';

/** A setting that the synthesis refuses, and the sentence that says why. */
export interface Refusal {
  readonly name: string;
  readonly says: string;
}

/**
 * Lists all settings of a context that are refused. Reading stops at the first, so each is left out in turn until the
 * others are accepted.
 */
export function listRefusals(context: Readonly<Record<string, unknown>>): readonly Refusal[] {
  try {
    readSettings(nodeOf(context));
    return [];
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const name = findNamed(error.message, context);
    const refusal = { name: name ?? '', says: error.message };
    return name === undefined ? [refusal] : [refusal, ...listRefusals(withoutSetting(context, name))];
  }
}

export function nodeOf(context: Readonly<Record<string, unknown>>) {
  const { node } = new RootConstruct();
  for (const [name, value] of Object.entries(context)) node.setContext(name, value);
  return node;
}

/** Finds the first word of a sentence that names a setting of the context, or of one of its stages. */
function findNamed(sentence: string, context: Readonly<Record<string, unknown>>): string | undefined {
  const given = new Set([...Object.keys(context), ...Object.values(stagesOf(context)).flatMap(Object.keys)]);
  return sentence.match(/[\w-]+/g)?.find((word) => given.has(word));
}

function withoutSetting(context: Readonly<Record<string, unknown>>, left: string): Readonly<Record<string, unknown>> {
  const without = (all: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => name !== left));
  const stages = Object.entries(stagesOf(context)).map(([stage, own]) => [stage, without(own)]);
  return without({ ...context, ...(stages.length > 0 && { stages: Object.fromEntries(stages) }) });
}

function stagesOf({ stages }: Readonly<Record<string, unknown>>): Readonly<Record<string, Record<string, unknown>>> {
  const isObject = typeof stages === 'object' && stages !== null;
  return isObject ? (stages as Record<string, Record<string, unknown>>) : {};
}
