export default {
  'confirm.cancel': 'Cancel',
  'dialog.close': 'Close',
  'dialog.discard.title': 'Discard what you typed?',
  'dialog.discard.text': 'It is not kept anywhere.',
  'dialog.discard.yes': 'Discard',
  'dialog.discard.no': 'Keep editing',
} as const;
