import type en from './en';

export default {
  'failed.retry': 'पुन्हा प्रयत्न करा',
  'field.error': 'चूक:',
  'field.optional': '(ऐच्छिक)',
  loading: 'उघडत आहे...',
  'notice.bad': 'चूक',
  'notice.good': 'झाले',
  'notice.info': 'माहिती',
  'notice.warn': 'महत्त्वाचे',
  'password.hide': 'पासवर्ड लपवा',
  'password.hideShort': 'लपवा',
  'password.show': 'पासवर्ड दाखवा',
  'password.showShort': 'दाखवा',
  'page.unavailable': 'हे पान उघडता आले नाही',
  'page.unavailableText': 'इंटरनेट सुरू आहे का ते पाहा आणि पुन्हा प्रयत्न करा.',
  'summary.title': 'अडचण आहे',
} as const satisfies Record<keyof typeof en, string>;
