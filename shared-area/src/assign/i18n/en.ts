/** Giving an application to somebody who works here. */
export default {
  about: '{service} for {applicant}',
  colleague: 'To whom',
  choose: 'Choose a colleague...',
  missing: 'Choose to whom you give it',
  gone: 'This colleague cannot have it any more. Choose somebody else.',
  note: 'Note',
  noteHint: 'What your colleague needs to know. Citizens cannot read it.',
  noteTooLong: 'Use at most {limit, number} characters. It has {length, number} now.',
  cancel: 'Cancel',
} as const;
