/** The product's name; the specification writes {product}. */
export const productName = 'Verbena'
