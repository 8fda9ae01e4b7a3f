/** Giving an application to somebody who works here. */
export default {
  about: '{service} for {applicant}',
  colleague: 'Colleague',
  choose: 'Choose a colleague...',
  missing: 'Choose a colleague',
  gone: 'This colleague can no longer take it. Choose somebody else.',
  note: 'Note',
  noteHint: 'What your colleague needs to know. Citizens cannot read it.',
  noteTooLong: 'Use at most {limit, number} characters. It has {length, number} now.',
  cancel: 'Cancel',
} as const;
