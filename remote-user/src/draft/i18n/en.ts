export default {
  restored: 'This is your draft of {moment}, kept on this device.',
  kept: 'Kept on this device as a draft.',
  notKept: 'This cannot be kept as a draft on this device. Submit it before you close this page.',
  discard: 'Discard draft',
  discardTitle: 'Discard this draft?',
  discardText: 'What you filled in and the documents you chose will be gone.',
  discarded: 'The draft has been discarded.',
  keep: 'Keep it',
} as const;
