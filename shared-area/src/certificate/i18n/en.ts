/** The portal's own texts on a certificate. In a catalogue of their own: only pages that show a certificate load them. */
export default {
  facts: 'What this certificate states',
  holder: 'Issued to',
  application: 'Application',
  issuedOn: 'Issued on',
  validUntil: 'Valid until',
  forEver: 'For ever',
  number: 'Certificate number',
  numberLater: 'Given when it is issued',
  appliedOn: 'Applied on',
  checkHere:
    'Check it: scan the code, or open this address and type the number. The check works without an account; what you scan is not sent anywhere.',
  code: 'Code to check certificate {number}',
  codeLater: 'The code to check it is printed here',
  signed: 'Signed electronically',
  revokedBecause: 'This certificate was revoked on {day} because: {reason}',
  'revokedBecause.rejected': 'The application was rejected.',
  'revokedBecause.takenBack': 'The decision was taken back.',
  revokedOn: 'Revoked on {day}',
  replacedByNewer: 'This certificate was replaced by a newer one on {day}.',
  replacedOn: 'Replaced on {day}',
  expiredOn: 'This certificate expired: it was valid until {day}.',
} as const;
