/** The product's name, the build's setting `productName`. */
export const product: string = import.meta.env?.VITE_PRODUCT_NAME ?? 'Groundswell';
