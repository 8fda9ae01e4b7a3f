export default {
  restored: 'This is your draft of {moment}, kept on this device.',
  kept: 'Kept on this device as a draft.',
  notKept: 'This cannot be kept as a draft on this device. Submit it before you close this page.',
  discard: 'Discard draft',
  discardTitle: 'Discard this draft?',
  discardText: 'What you filled in and the documents you chose will be gone.',
  discarded: 'The draft has been discarded.',
  keep: 'Keep it',
  changedTitle: 'This form was changed, sent or discarded in another tab',
  changedText:
    'What you enter here is no longer saved, and cannot be sent yet. First choose which version to continue with. The draft that you do not choose is deleted.',
  keepThis: 'Continue with this version',
  useOther: 'Continue with the other version',
} as const;
