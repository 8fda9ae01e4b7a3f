import { safeParse } from 'valibot';
import { messagesOf } from '../../../tools/testing/messagesOf';
import { usePaymentMessages } from './i18n';
import { paymentFormSchema } from './paymentFormSchema';

const schema = paymentFormSchema(messagesOf(usePaymentMessages));
const check = (method: string, reference: string) => {
  const { success, output, issues } = safeParse(schema, { method, reference });
  return success ? output : issues[0].message;
};

describe('paymentFormSchema', () => {
  it.each([
    ['', '', 'Say how it was paid'],
    ['cheque', '', 'Say how it was paid'],
    ['upi', '', 'Enter the reference of the UPI payment'],
    ['upi', '   ', 'Enter the reference of the UPI payment'],
    ['upi', '12345', 'Use 6 to 35 letters and digits, as in 412345678901'],
    ['upi', '1'.repeat(36), 'Use 6 to 35 letters and digits, as in 412345678901'],
    ['upi', 'pay@bank', 'Use 6 to 35 letters and digits, as in 412345678901'],
  ])('refuses %j with %j (#18.5)', (method, reference, message) => {
    expect(check(method, reference)).toBe(message);
  });

  it.each([
    ['cash', '', ''],
    ['upi', '123456', '123456'],
    ['upi', 'AXIS'.repeat(8), 'AXIS'.repeat(8)],
    ['upi', ' 4123 4567 8901 ', '412345678901'],
    ['upi', '४१२३ ४५६७ ८९०१', '412345678901'],
    ['upi', 'UPI Ref No. 4123-4567\u00A08901', '412345678901'],
    ['upi', 'UTR: 412345678901.', '412345678901'],
    ['upi', 'UTR123456', 'UTR123456'],
    ['upi', '\u202A412345678901\u202C', '412345678901'],
  ])('accepts %j with %j (#18.5)', (method, typed, reference) => {
    expect(check(method, typed)).toEqual({ method, reference });
  });
});
