/** The product's name in this deployment, as pages, pictures, refusals and authenticators show it. */
export function productName(): string {
  return process.env.PRODUCT_NAME ?? 'Groundswell';
}
