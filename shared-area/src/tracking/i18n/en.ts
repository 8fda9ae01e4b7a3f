export default {
  label: 'Tracking number',
  line: 'Tracking number: <track>{number}</track>',
} as const;
