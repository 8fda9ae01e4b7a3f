import type en from './en';

export default {
  'file.added': '{count, plural, one {# फाइल जोडली} other {# फाइल्स जोडल्या}}',
  'file.choose': 'फाइल्स निवडा',
  'file.chooseOne': 'फाइल निवडा',
  'file.drop': 'किंवा येथे आणून सोडा',
  'file.dropOne': 'किंवा येथे आणून सोडा',
  'file.list': 'निवडलेल्या फाइल्स',
  'file.progress': 'फाइल अपलोड होत आहे: {name}',
  'file.remove': '{name} काढून टाका',
  'file.removeShort': 'काढून टाका',
  'file.removed': 'फाइल काढून टाकली: {name}',
} as const satisfies Record<keyof typeof en, string>;
