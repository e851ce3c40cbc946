/** What the window of one's plan shows. */
export type SubscriptionStep = 'overview' | 'card' | 'change' | 'cancel';
