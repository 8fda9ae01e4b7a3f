/** Texts that the council has prepared, for staff and admins who write to a citizen. */
export default {
  label: 'Prepared texts',
  goesOut: 'What you choose is filled in for you, in {language}.',
  notKnown:
    'What you choose is filled in for you. We do not know in which language the citizen applied, so it is in {language}.',
  choose: 'Choose a text...',
  failed: 'The prepared texts could not be loaded. Write your own.',
  own: '{text} ({own})',
  filled: 'Filled in, in {language}.',
  filledOwn: 'Filled in, in {language}. It says: ‘{text}’',
  standsIn: 'There is no text in {wanted}. It is filled in, in {language}.',
  ask: 'You have already written something. Replace it with this text?',
  replace: 'Replace what I wrote',
  add: 'Add it below',
  leave: 'Leave it as it is',
} as const;
