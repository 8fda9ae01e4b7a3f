import type en from './en';

export default {
  'help.label': 'मदद',
  'help.withoutAccount': 'बिना खाते के',
  'help.track': 'नंबर से आवेदन की स्थिति देखें',
  'help.services': 'सेवाएँ, शुल्क और कागज़',
  'help.verify': 'प्रमाण पत्र जाँचें',
  'help.help': 'पंजीकरण और आवेदन कैसे करें',

  'office.title': 'पंचायत कार्यालय',
  'office.contact': 'हमसे कैसे संपर्क करें',
  'office.phone': 'टेलीफ़ोन:',
} as const satisfies Record<keyof typeof en, string>;
