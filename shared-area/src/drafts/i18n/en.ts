export default {
  changedTitle: 'This form was changed, sent or discarded in another tab',
  changedText:
    'What you enter here is no longer saved, and cannot be sent yet. First choose which version to continue with. The draft that you do not choose is deleted.',
  keepThis: 'Continue with this version',
  useOther: 'Continue with the other version',
} as const;
