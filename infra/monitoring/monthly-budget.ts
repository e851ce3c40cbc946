import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';

/**
 * Adds a budget that warns at four fifths and at all of the month's costs, and once AWS expects the month to exceed
 * them. It counts the whole account, because AWS knows a deployment's share only by a tag that is activated for billing.
 */
export function addMonthlyBudget(scope: Construct, dollars: number, alarmTopicArn: string | undefined): void {
  const subscribers = alarmTopicArn ? [{ subscriptionType: 'SNS', address: alarmTopicArn }] : [];
  const at = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
    notification: { notificationType, threshold, thresholdType: 'PERCENTAGE', comparisonOperator: 'GREATER_THAN' },
    subscribers,
  });
  new CfnBudget(scope, 'MonthlyBudget', {
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: dollars, unit: 'USD' } },
    ...(alarmTopicArn && {
      notificationsWithSubscribers: [at('ACTUAL', 80), at('ACTUAL', 100), at('FORECASTED', 100)],
    }),
  });
}
