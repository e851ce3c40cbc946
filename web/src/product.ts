/** The product's name, that of the setting `productName` when the site was built. */
export const product: string = import.meta.env?.VITE_PRODUCT_NAME ?? 'Groundswell';
