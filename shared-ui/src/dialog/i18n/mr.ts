import type en from './en';

export default {
  'confirm.cancel': 'मागे जा',
  'dialog.close': 'बंद करा',
  'dialog.discard.title': 'तुम्ही लिहिलेले काढून टाकायचे का?',
  'dialog.discard.text': 'ते कुठेही जतन केलेले नाही.',
  'dialog.discard.yes': 'काढून टाका',
  'dialog.discard.no': 'लिहिणे सुरू ठेवा',
} as const satisfies Record<keyof typeof en, string>;
