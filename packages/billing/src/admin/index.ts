export { MANAGE_HELP, managePlan, NotManaged } from './manage-plan.ts';
