import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { objectsPart } from './objects.ts';
import type { Part } from './part.ts';
import { tablePart } from './table.ts';
import { usersPart } from './users.ts';

/** The names of a deployment's parts; a part without a name is left out. */
export interface PartNames {
  readonly table?: string | undefined;
  readonly pool?: string | undefined;
  readonly bucket?: string | undefined;
}

/** The services' addresses; without one, the SDK finds the service by its environment. */
export interface PartEndpoints {
  readonly tables?: string;
  readonly users?: string;
  readonly objects?: string;
}

/** Returns a sentence with the usage if a command names no deployment, or `users` not both of its parts. */
export function explainMissingTarget(verb: string, { table, pool, bucket }: PartNames): string | undefined {
  if (verb === 'users')
    return table && pool ? undefined : 'Name the table and the pool: npm run restore -- users --table NAME --pool ID.';
  if (table ?? pool ?? bucket) return undefined;
  const folder = verb === 'export' ? '--to DIR' : '--from DIR';
  return `Name the deployment: npm run restore -- ${verb} ${folder} with --port N, or with --table NAME, --pool ID and --bucket NAME.`;
}

/** Returns the named parts of a deployment. */
export function partsOf({ table, pool, bucket }: PartNames, endpoints: PartEndpoints = {}): readonly Part[] {
  return [
    ...(table ? [tablePart(new DynamoDBClient({ endpoint: endpoints.tables }), table)] : []),
    ...(pool ? [usersPart(new CognitoIdentityProviderClient({ endpoint: endpoints.users }), pool)] : []),
    ...(bucket
      ? [objectsPart(new S3Client({ endpoint: endpoints.objects, forcePathStyle: !!endpoints.objects }), bucket)]
      : []),
  ];
}
