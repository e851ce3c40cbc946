import { type Partition, partitionPattern } from '@groundswell/data/keys';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

export type TableAction = 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem';

/** A function's actions on the single table, and on which partitions. */
export interface TableAccess {
  readonly actions: readonly TableAction[];
  readonly partitions: readonly Partition[];
  /** The index that it queries in addition to the table. */
  readonly index?: 'alerts' | 'widgets';
}

/** The statement for exactly these actions on exactly these partitions. */
export function tableStatement(table: ITable, { actions, partitions, index }: TableAccess): PolicyStatement {
  return new PolicyStatement({
    actions: actions.map((action) => `dynamodb:${action}`),
    resources: [table.tableArn, ...(index ? [`${table.tableArn}/index/${index}`] : [])],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': partitions.map(partitionPattern) } },
  });
}
