import { afterAll, beforeAll, expect, vi } from 'vitest';
import { processTable } from '../src/table.ts';
import { quicken } from './quicken.ts';
import { type Dynamo, engines } from './start-dynamo.ts';

/**
 * Gives a test file of handlers an empty table, sets its name and `settings` as environment variables, and silences the
 * log. It is for handlers whose requests no data test sends to an engine; other test files use `useMemoryTable`.
 */
export function useTable(settings: Readonly<Record<string, string>> = {}): void {
  let dynamo: Dynamo | undefined;
  beforeAll(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    dynamo = (await engines[0]?.start()) ?? expect.fail('No engine of DynamoDB runs here.');
    Object.assign(process.env, {
      TABLE_NAME: (await dynamo.createTable()).name,
      AWS_ENDPOINT_URL_DYNAMODB: dynamo.url,
      AWS_REGION: 'us-east-1',
      ...settings,
    });
    quicken(processTable().db);
  });
  afterAll(() => dynamo?.stop());
}
