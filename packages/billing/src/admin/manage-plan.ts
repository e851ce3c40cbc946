import { accounts, type StoredAccount } from '@groundswell/data/accounts';
import { PAID_TIERS } from '../catalogue.ts';
import { withCustomer } from '../with-customer.ts';
import { putAppStorePlan } from './device-plan.ts';
import { endPlan, givePlan } from './give-plan.ts';
import { showCustomer } from './show-customer.ts';

export const MANAGE_HELP = `plan <email>                        shows how somebody pays, and their events
  plan <email> give                   gives a year of Pro, or adds it to a plan
  plan <email> end                    ends a plan at once; nothing is paid back
  plan <email> <ios|android> <Pro|"Pro Plus"> <until>  a plan of the store of a device`;

/** The error of a command that cannot be carried out. Its message is printed for the operator. */
export class PlanNotManagedError extends Error {}

/** Runs one command of `MANAGE_HELP` and returns the lines to print. */
export async function managePlan([email, verb, ...given]: readonly string[]): Promise<readonly string[]> {
  if (email === undefined) throw new PlanNotManagedError('Name an e-mail address.');
  const user = await accounts.findByEmail(email.toLowerCase());
  if (!user) throw new PlanNotManagedError(`Nobody has an account with ${email}.`);
  return withCustomer(user.id, () => manage(user, verb, given));
}

async function manage(
  user: Pick<StoredAccount, 'id' | 'email'>,
  verb: string | undefined,
  given: readonly string[],
): Promise<readonly string[]> {
  if (verb === undefined) return showCustomer(user.id);
  if (verb === 'give') {
    if (!(await givePlan(user))) throw new PlanNotManagedError('No year can be added to this plan now.');
  } else if (verb === 'end') {
    if (!(await endPlan(user.id))) throw new PlanNotManagedError('No plan runs.');
  } else if (verb === 'ios' || verb === 'android') {
    const tier = PAID_TIERS.find((one) => one === given[0]);
    const termEndsAt = Date.parse(given[1] ?? '');
    if (!tier || !(termEndsAt > Date.now()))
      throw new PlanNotManagedError('Name Pro or "Pro Plus", and a later day: 2030-12-31.');
    if (!(await putAppStorePlan(user.id, { source: verb, tier, termEndsAt })))
      throw new PlanNotManagedError('A plan that was bought here runs: end it first.');
  } else throw new PlanNotManagedError(`There is no command ${verb}.`);
  return showCustomer(user.id);
}
