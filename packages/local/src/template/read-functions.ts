import type { Assembly } from './assembly.ts';
import { evaluateObject } from './expression.ts';
import { nameOf } from './identify.ts';
import { asList, asNumber, asObject, asText } from './json.ts';
import { assetAt } from './open-stacks.ts';
import type { FunctionPlan, MappingPlan, SchedulePlan } from './plan.ts';
import { readRights } from './read-rights.ts';
import type { Resource } from './scope.ts';

/** Reads the functions that run on Node; CDK's own helpers in other languages are left out. */
export function readFunctions(assembly: Assembly, resources: readonly Resource[]): readonly FunctionPlan[] {
  return resources.filter(isNodeFunction).map((resource) => {
    const { scope, logicalId, properties } = resource;
    const code = evaluateObject(scope, properties.Code, `${logicalId} code`);
    const environment = asObject(evaluateObject(scope, properties.Environment, logicalId).Variables, logicalId);
    return {
      name: nameOf(resource),
      label: properties.Description === undefined ? logicalId : asText(properties.Description, logicalId),
      codeDir: assetAt(assembly, asText(code.S3Key, `${logicalId} code`)),
      handler: asText(properties.Handler, `${logicalId} handler`),
      environment: Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, asText(value, `${logicalId} ${name}`)]),
      ),
      timeoutMs: asNumber(properties.Timeout, `${logicalId} timeout`, 3) * 1000,
      memoryMb: asNumber(properties.MemorySize, `${logicalId} memory`, 128),
      rights: readRights(resource, resources),
    };
  });
}

/**
 * CDK's custom resource providers are Node functions too. They are left out, because nothing calls them here and their
 * code may be inline.
 */
function isNodeFunction({ type, properties }: Resource): boolean {
  if (type !== 'AWS::Lambda::Function') return false;
  const runtime = properties.Runtime;
  return (
    typeof runtime === 'string' && runtime.startsWith('nodejs') && asObject(properties.Code, 'code').S3Key !== undefined
  );
}

export function readMappings(resources: readonly Resource[]): readonly MappingPlan[] {
  return ofType(resources, 'AWS::Lambda::EventSourceMapping').map((resource) => {
    const mapping = evaluated(resource);
    const source = asText(mapping.EventSourceArn, resource.logicalId);
    if (!source.startsWith('arn:aws:sqs:'))
      throw new Error(`${resource.logicalId} reads ${source}; only queues feed functions here.`);
    const reports = asList(mapping.FunctionResponseTypes, resource.logicalId);
    const scaling = asObject(mapping.ScalingConfig, resource.logicalId);
    return {
      queueName: source.slice(source.lastIndexOf(':') + 1),
      functionName: functionNameIn(asText(mapping.FunctionName, resource.logicalId)),
      batchSize: asNumber(mapping.BatchSize, resource.logicalId, 10),
      maxConcurrency: asNumber(scaling.MaximumConcurrency, resource.logicalId, 1000),
      reportsItemFailures: reports.includes('ReportBatchItemFailures'),
    };
  });
}

export function readSchedules(resources: readonly Resource[]): readonly SchedulePlan[] {
  const schedules = ofType(resources, 'AWS::Scheduler::Schedule').map((resource) => {
    const { ScheduleExpression, State, Target } = evaluated(resource);
    return { resource, expression: ScheduleExpression, state: State, targets: Target === undefined ? [] : [Target] };
  });
  const rules = ofType(resources, 'AWS::Events::Rule').map((resource) => {
    const { ScheduleExpression, State, Targets } = evaluated(resource);
    return { resource, expression: ScheduleExpression, state: State, targets: asList(Targets, resource.logicalId) };
  });
  return [...schedules, ...rules]
    .filter(({ state }) => state !== 'DISABLED')
    .flatMap(({ resource, expression, targets }) =>
      targets.map((value) => {
        const { Arn, Input } = asObject(value, resource.logicalId);
        return {
          name: nameOf(resource),
          expression: asText(expression, `${resource.logicalId} schedule`),
          functionName: functionNameIn(asText(Arn, resource.logicalId)),
          input: Input === undefined ? undefined : asText(Input, resource.logicalId),
        };
      }),
    );
}

/**
 * Extracts a function's name from its ARN, from a version's ARN, or from API Gateway's invocation URI; a plain name is
 * returned unchanged.
 */
export function functionNameIn(reference: string): string {
  return /function:([^:/]+)/.exec(reference)?.[1] ?? reference;
}

export function ofType(resources: readonly Resource[], ...types: readonly string[]): readonly Resource[] {
  return resources.filter(({ type }) => types.includes(type));
}

export function evaluated({ scope, properties, logicalId }: Resource) {
  return evaluateObject(scope, properties, logicalId);
}
