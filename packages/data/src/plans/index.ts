export { type GiftFields, type Gifts, gifts, type StoredGift } from './gifts.ts';
export { type PaymentEvents, paymentEvents } from './payment-events.ts';
export { type FollowEvent, PaymentWork, queuePaymentWork } from './payment-queue.ts';
export {
  type Attempt,
  type BoughtPlan,
  type GiftStep,
  isRunning,
  type StoredSubscription,
  type SubscriptionChange,
  type Subscriptions,
  subscriptions,
} from './subscriptions.ts';
