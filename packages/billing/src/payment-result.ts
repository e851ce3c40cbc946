export interface PaymentResult {
  readonly success: boolean;
  /** Present if the bank requires the card's owner to confirm the payment. */
  readonly client_secret?: string;
}
