import type en from './en';

export default {
  title: 'करायची कामे',
  lead: 'झालेल्या कामापुढे खूण करा. तुम्ही ती काढूही शकता.',
  loading: 'कामे उघडत आहेत...',
  failed: 'कामे उघडता आली नाहीत',
  count: '{count, plural, one {करायचे # काम} other {करायची # कामे}}',
  notSaved: 'हे जतन झाले नाही. {problem}',
  open: 'करायचे आहे',
  meetings: 'पुढील भेटी',
  doneBefore: 'आधी झालेले',
  none: 'करायचे काही नाही',
  noneText: 'ग्रामपंचायतीने तुम्हाला काही मागितले, की ते येथे दिसते.',
} as const satisfies Record<keyof typeof en, string>;
