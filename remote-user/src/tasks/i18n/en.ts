export default {
  title: 'Things to do',
  lead: 'Tick what is done. A tick can be taken off again.',
  loading: 'Loading what is to be done...',
  failed: 'What is to be done could not be loaded',
  count: '{count, plural, one {# thing to do} other {# things to do}}',
  notSaved: 'This was not saved. {problem}',
  open: 'To do',
  meetings: 'Meetings to come',
  doneBefore: 'Done before',
  none: 'Nothing to do',
  noneText: 'When the council asks you for something, it is listed here.',
} as const;
