export default {
  title: 'Projects of the council',
  lead: 'Works of the council in the village, with the latest news first.',
  loading: 'Loading the projects...',
  failed: 'The projects could not be loaded',
  show: 'Show',
  all: 'All projects',
  active: 'Active',
  planned: 'Planned',
  finished: 'Finished',
  count: '{count, plural, one {# project} other {# projects}}',
  none: 'No projects here',
  noneText: 'When the council plans a work, it is listed here.',
} as const;
