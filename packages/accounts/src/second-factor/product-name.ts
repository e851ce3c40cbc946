/** What authenticators show beside an account's address. */
export function productName(): string {
  return process.env.PRODUCT_NAME ?? 'Groundswell';
}
