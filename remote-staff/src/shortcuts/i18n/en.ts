export default {
  title: 'Keyboard shortcuts',
  lead: 'Press one key, anywhere on this page except in a field.',
  off: 'They are turned off on this device.',
  switch: 'Use keyboard shortcuts on this device',
  switchHint: 'Turn them off if they run when you do not mean them to, such as by voice input.',
  key: 'Key',
  does: 'What it does',
  help: 'Show these shortcuts',
} as const;
