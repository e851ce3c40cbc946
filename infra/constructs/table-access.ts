import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';

type TableAction = 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem';

/** What a function may do with the single table, and on which partition keys (`BEACH#*`). */
export interface TableAccess {
  readonly actions: readonly `dynamodb:${TableAction}`[];
  readonly partitions: readonly string[];
  /** The index that it queries beside the table. */
  readonly index?: 'alerts';
}

/** The statement for exactly these actions on exactly these partitions. */
export function tableStatement(table: ITable, { actions, partitions, index }: TableAccess): PolicyStatement {
  return new PolicyStatement({
    actions: [...actions],
    resources: [table.tableArn, ...(index ? [`${table.tableArn}/index/${index}`] : [])],
    conditions: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': [...partitions] } },
  });
}
