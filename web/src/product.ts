/** The product's name, from the build's setting `productName`. */
export const product: string = import.meta.env?.VITE_PRODUCT_NAME ?? 'Groundswell';
