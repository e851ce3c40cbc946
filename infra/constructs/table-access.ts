import { type Partition, partitionPattern } from '@groundswell/data/keys';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

type TableAction = 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem';

/** The table's indexes, both sparse. */
export const TABLE_INDEXES = ['alerts', 'widgets'] as const;

/** The actions of a function on the single table, limited to partitions. */
export interface TableAccess {
  readonly actions: readonly TableAction[];
  readonly partitions: readonly Partition[];
  /** The index that the function queries in addition to the table. */
  readonly index?: (typeof TABLE_INDEXES)[number];
}

/** Builds the statement for exactly these actions on exactly these partitions. */
export function tableStatement(table: ITable, { actions, partitions, index }: TableAccess): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [table.tableArn, ...(index ? [`${table.tableArn}/index/${index}`] : [])],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions.map(partitionPattern) } },
  });
}
