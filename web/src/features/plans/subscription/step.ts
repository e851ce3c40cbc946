export type SubscriptionStep = 'overview' | 'card' | 'change' | 'cancel';
