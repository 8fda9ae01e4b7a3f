import type en from './en';

export default {
  'confirm.cancel': 'रहने दें',
  'dialog.close': 'बंद करें',
  'dialog.discard.title': 'जो लिखा है उसे मिटा दें?',
  'dialog.discard.text': 'वह कहीं भी सहेजा नहीं गया है।',
  'dialog.discard.yes': 'मिटाएँ',
  'dialog.discard.no': 'लिखना जारी रखें',
} as const satisfies Record<keyof typeof en, string>;
