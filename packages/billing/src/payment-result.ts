/** What came of a payment. */
export interface PaymentResult {
  readonly success: boolean;
  /** Of a payment that the bank asks its owner to confirm. */
  readonly client_secret?: string;
}
