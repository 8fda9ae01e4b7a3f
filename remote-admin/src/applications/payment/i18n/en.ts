/** Separate from the area's other messages: only opened applications load them. */
export default {
  title: 'Payment',
  failed: 'The payment could not be shown',
  due: 'Fee of {fee}: not paid yet.',
  paidFirst: 'The certificate can be approved when the counter has noted the payment.',
  paid: '{amount} paid {method, select, upi {by UPI} other {in cash}} on {day}, receipt {receipt}.',
  taken: 'Taken by {name}.',
  takenUpi: 'Taken by {name}, reference {reference}.',
  cancelled: 'Receipt {receipt} was cancelled on {day} by {name}: {reason}',
  cancel: 'Cancel payment',
  cancelTitle: 'Cancel payment {receipt}',
  cancelAbout:
    'The payment of {amount} by {applicant} no longer counts. The receipt stays on record as cancelled, and the fee can be paid again.',
  reason: 'Reason',
  reasonHint:
    'It is shown on the receipt and in today’s day sheet, from which the amount is taken off.',
  reasonMissing: 'Enter the reason',
  reasonTooLong: 'Use at most {limit, number} characters: the reason has {length, number}',
  cancelling: 'Cancelling...',
  confirm: 'Cancel payment',
  keep: 'Keep payment',
  done: 'Payment {receipt} was cancelled.',
} as const;
