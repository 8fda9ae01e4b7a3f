export default {
  title: 'Things to do',
  lead: 'Tick what is done. You can untick it.',
  loading: 'Loading things to do...',
  failed: 'Your list of things to do could not be loaded',
  count: '{count, plural, one {# thing to do} other {# things to do}}',
  notSaved: 'This was not saved. {problem}',
  open: 'To do',
  meetings: 'Meetings to come',
  doneBefore: 'Done before',
  none: 'Nothing to do',
  noneText: 'When the council asks you for something, it is listed here.',
} as const;
