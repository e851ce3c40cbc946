import { arnOf, nameOf } from './identify.ts';
import { asFlag, asNumber, asObject, asText, isObject, type Json, type JsonObject } from './json.ts';
import type { SecretPlan } from './plan.ts';
import { evaluated, ofType } from './read-functions.ts';
import type { Resource } from './scope.ts';

/** Secrets Manager's default, for a GenerateSecretString without a length. */
const LENGTH = 32;

export function readSecrets(resources: readonly Resource[]): readonly SecretPlan[] {
  return ofType(resources, 'AWS::SecretsManager::Secret').map((resource) => {
    const { logicalId } = resource;
    const { SecretString, GenerateSecretString: generate } = evaluated(resource);
    const name = nameOf(resource);
    return {
      name,
      arn: arnOf(resource, name),
      text: SecretString === undefined ? undefined : asText(SecretString, logicalId),
      generated: generate === undefined ? undefined : readGenerated(asObject(generate, logicalId), logicalId),
    };
  });
}

function readGenerated(generate: JsonObject, logicalId: string): SecretPlan['generated'] {
  const { SecretStringTemplate: template, GenerateStringKey: key } = generate;
  return {
    length: asNumber(generate.PasswordLength, logicalId, LENGTH),
    excludedCharacters: asText(generate.ExcludeCharacters ?? '', logicalId),
    hasPunctuation: !asFlag(generate.ExcludePunctuation),
    within:
      template === undefined || key === undefined
        ? undefined
        : { template: parseObject(asText(template, logicalId), logicalId), key: asText(key, logicalId) },
  };
}

function parseObject(text: string, logicalId: string): JsonObject {
  const value: Json = JSON.parse(text);
  if (isObject(value)) return value;
  throw new Error(`The SecretStringTemplate of ${logicalId} must be a JSON object.`);
}
