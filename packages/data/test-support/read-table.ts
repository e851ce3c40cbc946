import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Table } from '../src/table.ts';

export async function readTable({ db, name }: Table): Promise<Record<string, unknown>[]> {
  return (await db.send(new ScanCommand({ TableName: name }))).Items ?? [];
}
