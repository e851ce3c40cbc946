export { MANAGE_HELP, managePlan, PlanNotManagedError } from './manage-plan.ts';
