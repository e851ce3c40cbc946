/** The product's name, set when the site is built. */
export const product: string = import.meta.env?.VITE_PRODUCT_NAME ?? 'Groundswell';
