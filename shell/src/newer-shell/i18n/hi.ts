import type en from './en';

export default {
  'newerShell.ready': 'पोर्टल का नया रूप तैयार है।',
  'newerShell.unsaved': 'जो आपने यहाँ लिखा है वह सहेजा नहीं गया है। पहले उसे सहेजें या भेजें।',
  'newerShell.load': 'नया रूप खोलें',
} as const satisfies Record<keyof typeof en, string>;
