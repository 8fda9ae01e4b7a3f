export default {
  title: 'Keyboard shortcuts',
  lead: 'One key each, anywhere on this page except in a field.',
  off: 'They are turned off on this device.',
  switch: 'Use keyboard shortcuts on this device',
  switchHint: 'Turn them off if keys act that you did not mean to press, such as by voice input.',
  key: 'Key',
  does: 'What it does',
  help: 'Show these shortcuts',
} as const;
