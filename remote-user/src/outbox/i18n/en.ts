export default {
  title: 'Waiting to be sent',
  lead: 'This is saved on this device. It will be sent to the council automatically when you are online.',
  mayBeRemoved:
    'This browser may delete it if it runs out of space. Go online soon, and do not clear the data of this site before it is sent.',
  saved: 'Submitted {moment}',
  documents: 'Documents',
  document: '{name} ({size})',
  noDocuments: 'No documents',
  waiting: 'Waiting for the network',
  sending: 'Sending, {sent, number, percent}',
  progressOf: 'Sending {service}',
  failed: 'Could not be sent',
  'problem.unavailable': 'The portal could not open the records. Try again.',
  'problem.full': 'There is no room left on this device. Free some space and try again.',
  'problem.changed': 'It was changed in the meantime. Try again.',
  'problem.not-allowed':
    'The council’s server did not accept it. Try again. If that does not help, discard it and apply again, or ask at the council office.',
  'problem.own-application': 'This can no longer be done.',
  'problem.not-found':
    'A document is no longer on this device. Discard this application and apply again with the document.',
  'problem.offline': 'The council’s server could not be reached. Try again.',
  'problem.not-saved': 'The council’s server could not be reached. Try again.',
  'problem.unanswered': 'The council’s server could not be reached. Try again.',
  'problem.signed-out': 'You were signed out. Sign in and try again.',
  'problem.daily-limit':
    'You have reached today’s limit: 10 applications, or about 60 MB of documents. It is kept here: try again tomorrow.',
  'problem.open-limit':
    'You have 10 applications waiting for a decision. It is kept here: try again when one of them is decided.',
  'problem.unconfirmed':
    'Your email address is not confirmed yet. It is kept here: confirm your address, and try again.',
  'problem.not-offered':
    'The council does not offer this service any more. Discard it and apply for another one, or ask at the council office.',
  'problem.questions-changed':
    'The council has changed this service, and no longer accepts the earlier form. What you filled in is kept here until you discard it. Apply again with the current form.',
  'problem.unknown':
    'Something went wrong. Try again. If that does not help, ask at the council office.',
  retry: 'Try again',
  retryOf: 'Try again: {service}',
  trying: 'Trying...',
  discard: 'Discard',
  discardOf: 'Discard {service}',
  discardTitle: 'Discard this application?',
  discardText:
    'Your application for {service} has not reached the council. What you filled in will be gone.',
  discardDocuments:
    '{count, plural, one {This document will be gone too:} other {These documents will be gone too:}}',
  keep: 'Keep it',
  discarded: 'The application for {service} has been discarded.',
  sent: 'Your application for {service} has been sent.',
} as const;
