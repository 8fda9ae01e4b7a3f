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
    '{amount} of {applicant} no longer count as paid. The receipt stays on record as cancelled, and the fee can be paid anew.',
  reason: 'Reason',
  reasonHint:
    'It stands on the receipt and in the day sheet of today, from which the amount is taken off.',
  reasonMissing: 'Enter the reason',
  reasonTooLong: 'Use at most {limit, number} characters: the reason has {length, number}',
  cancelling: 'Cancelling...',
  confirm: 'Cancel payment',
  keep: 'Keep payment',
  done: 'Payment {receipt} was cancelled.',
} as const;
