export default {
  title: 'All activities',
  lead: 'What happened to your applications, and news of the council, newest first.',
  loading: 'Loading your activities...',
  failed: 'Your activities could not be loaded',
  kind: 'Show',
  everything: 'Everything',
  application: 'Applications',
  project: 'Projects of the council',
  task: 'Things to do',
  message: 'Messages',
  appointment: 'Meetings',
  count: '{count, plural, one {# activity} other {# activities}}',
} as const;
