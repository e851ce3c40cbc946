import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

type TableAction = 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem';

/** What a function may do with the single table, and on which partition keys (`BEACH#*`). */
export interface TableAccess {
  readonly actions: readonly `dynamodb:${TableAction}`[];
  readonly partitions: readonly string[];
}

/** The statement for exactly these actions on exactly these partitions. */
export function tableStatement(table: ITable, { actions, partitions }: TableAccess): PolicyStatement {
  return new PolicyStatement({
    actions: [...actions],
    resources: [table.tableArn],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] } },
  });
}
