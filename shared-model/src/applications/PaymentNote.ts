export const paymentMethods = ['cash', 'upi'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
