export default {
  'newerShell.ready': 'A newer portal is ready.',
  'newerShell.unsaved': 'What you have written here is not saved. Save it or send it first.',
  'newerShell.load': 'Load it',
} as const;
