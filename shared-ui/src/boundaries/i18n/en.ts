export default {
  unshown: 'This entry cannot be shown.',
} as const;
