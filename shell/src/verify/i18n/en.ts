export default {
  'verify.title': 'Check a certificate',
  'verify.lead':
    'Find out whether a certificate of {council} is genuine and still valid. You do not need an account.',
  'verify.loading': 'Loading…',
  'verify.checking': 'Checking the certificate…',
  'verify.valid': 'This certificate is valid',
  'verify.valid.text': '{council} issued it, and nothing in it has been changed.',
  'verify.valid.next':
    'Check that these details match the paper, and that the name is that of the person.',
  'verify.validNumber': 'There is a valid certificate with this number',
  'verify.validNumber.text':
    'The number alone does not show whether the paper was changed. Scan its code to check all that it says.',
  'verify.unconfirmed':
    'This certificate is genuine, but whether it is still valid could not be checked now',
  'verify.unconfirmedNumber':
    'There is a certificate with this number, but whether it is still valid could not be checked now',
  'verify.unconfirmed.last':
    'The records of the council cannot be reached. It was valid when it was last checked on this device, on {day}.',
  'verify.unconfirmed.never':
    'The records of the council cannot be reached, and it has not been checked on this device before.',
  'verify.unconfirmed.next': 'Check again once there is a connection.',
  'verify.replaced': 'This certificate was replaced by a newer one',
  'verify.replaced.text': 'It has not been valid since {day}.',
  'verify.replaced.next': 'Ask the person for the newer one.',
  'verify.revoked': 'This certificate was revoked on {day}',
  'verify.revoked.text': 'The reason: {reason}',
  'verify.revoked.rejected': 'The reason: The application was rejected.',
  'verify.revoked.takenBack': 'The reason: The decision was taken back.',
  'verify.revoked.next': 'Do not accept it.',
  'verify.expired': 'This certificate expired on {day}',
  'verify.expired.text': '{council} issued it, and it was valid until then.',
  'verify.expired.next': 'Ask the person for a new one.',
  'verify.notIssued': 'This certificate was not issued by this council',
  'verify.notIssued.text': '{council} has not signed what this code says.',
  'verify.notIssued.next': 'Do not accept it.',
  'verify.unknownNumber': 'There is no certificate with this number',
  'verify.unknownNumber.text': '{council} has issued none with the number {number}.',
  'verify.unknownNumber.next':
    'Compare the number with the paper. If it is the same, do not accept the paper.',
  'verify.damaged': 'This code is damaged',
  'verify.damaged.text':
    'It could not be read completely, so we cannot say anything about the certificate.',
  'verify.damaged.next':
    'Scan it again in good light, or type the number that is printed beside it.',
  'verify.unreachable': 'This certificate could not be checked',
  'verify.unreachable.text':
    'The records of the council cannot be reached, and this device has not read them before.',
  'verify.unreachable.next': 'Check again once there is a connection.',
  'verify.lastChecked': 'As it was last checked on this device, on {day}.',
  'verify.facts': 'Compare with the paper',
  'verify.fact.title': 'Certificate',
  'verify.fact.holder': 'Issued to',
  'verify.fact.text': 'What it says',
  'verify.fact.maskedHolder': 'Issued to, first letters only',
  'verify.fact.number': 'Certificate number',
  'verify.fact.issuedOn': 'Issued on',
  'verify.fact.validUntil': 'Valid until',
  'verify.fact.forEver': 'For ever',
  'verify.address': 'Check that the address above is <strong>{origin}</strong>',
  'verify.again': 'Check again',
  'verify.another': 'Check another one',
  'verify.council.phone':
    'If in doubt, show the paper to the council, or call <phone>{number}</phone>.',
  'verify.council':
    'If in doubt, show the paper to the council: <contact>how to reach it</contact>.',
} as const;
