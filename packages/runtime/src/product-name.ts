/** Returns the product's name in this deployment, as pages, images, refusals and authenticator apps show it. */
export function productName(): string {
  return process.env.PRODUCT_NAME ?? 'Groundswell';
}
