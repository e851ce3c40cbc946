import { asObject, asText, type Json, type JsonObject } from '../../template/json.ts';
import type { TablePlan } from '../../template/plan.ts';

/**
 * Creates the tables that are not there yet. With a pinned clock nothing is told to expire: the engine sweeps by the
 * machine's clock, for which everything written in an earlier year is long over.
 */
export async function createTables(url: string, tables: readonly TablePlan[], isClockPinned: boolean): Promise<void> {
  const { TableNames } = await call(url, 'ListTables', {});
  const existing = new Set(Array.isArray(TableNames) ? TableNames.map((name) => asText(name, 'table name')) : []);
  for (const { name, create, ttlAttribute } of tables) {
    if (existing.has(name)) continue;
    await call(url, 'CreateTable', create);
    if (ttlAttribute === undefined || isClockPinned) continue;
    const TimeToLiveSpecification = { AttributeName: ttlAttribute, Enabled: true };
    await call(url, 'UpdateTimeToLive', { TableName: name, TimeToLiveSpecification });
  }
}

/** One request in DynamoDB's JSON protocol. The engines here read the signature's form but not whether it is right. */
async function call(url: string, action: string, body: JsonObject): Promise<JsonObject> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `DynamoDB_20120810.${action}`,
      'x-amz-date': '20260101T000000Z',
      authorization:
        'AWS4-HMAC-SHA256 Credential=local/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=local',
    },
    body: JSON.stringify(body),
  });
  const reply = (await response.json()) as Json;
  if (!response.ok) throw new Error(`The table engine refused ${action}: ${JSON.stringify(reply)}`);
  return asObject(reply, action);
}
