export default {
  restored: 'This is your draft of {moment}, kept on this device.',
  kept: 'Kept on this device as a draft.',
  notKept: 'What you enter here is not kept as a draft on this device.',
  submitFirst: 'Submit it before you close this page.',
  discard: 'Discard draft',
  discardTitle: 'Discard this draft?',
  discardText: 'What you filled in and the documents you chose will be gone.',
  discarded: 'The draft has been discarded.',
  keep: 'Keep it',
} as const;
