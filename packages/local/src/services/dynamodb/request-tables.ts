import { asObject, type Json, type JsonObject } from '../../template/json.ts';

/** Sends a request in DynamoDB's JSON protocol. The local table engines parse the signature but do not verify it. */
export async function requestTables(url: string, action: string, body: JsonObject): Promise<JsonObject> {
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
