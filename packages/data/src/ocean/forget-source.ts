import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../keys.ts';
import { processTable, type Table } from '../table.ts';
import { stepText } from './cycle-progress.ts';
import { dynamoCycles } from './cycles.ts';

/**
 * Deletes a cycle's progress for a source, and the mark that the cycle's forecasts were built. The next check then
 * queues the steps of the source again, and the forecasts are rebuilt once these steps are done. Steps before the
 * cycle's start stay, because checks never queue them twice; samples stay, because they are immutable. Returns the
 * number of deleted steps. It is for manual use only: the transaction fails when a build ends in between.
 */
export async function forgetSource(cycle: string, source: string, table: () => Table = processTable): Promise<number> {
  const { sources, builtSteps } = await dynamoCycles(table).readProgress(cycle);
  const steps = [...(sources.get(source)?.done ?? [])].filter((step) => step >= 0);
  if (steps.length === 0 || builtSteps === undefined) return 0;

  const { db, name } = table();
  const write = new TransactWriteCommand({
    TransactItems: [
      {
        Update: {
          TableName: name,
          Key: keys.cycleSource(cycle, source),
          UpdateExpression: 'DELETE queued :steps, done :steps',
          ExpressionAttributeValues: { ':steps': new Set(steps.map(stepText)) },
        },
      },
      {
        Update: {
          TableName: name,
          Key: keys.cycle(cycle),
          UpdateExpression: 'REMOVE builtSteps, builtThroughHour, claim, claimedAt, claimedSteps',
          ConditionExpression: 'builtSteps = :before',
          ExpressionAttributeValues: { ':before': builtSteps },
        },
      },
    ],
  });
  await db.send(write);
  return steps.length;
}
