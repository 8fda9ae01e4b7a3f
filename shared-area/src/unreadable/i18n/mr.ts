import type en from './en';

export default {
  title: '{count, plural, one {एक नोंद वाचता आली नाही} other {# नोंदी वाचता आल्या नाहीत}}',
  text: 'जे वाचता आले नाही ते येथे नाही, त्यामुळे एखादी यादी किंवा संख्या अपूर्ण असू शकते. कृपया हे पोर्टल चालवणाऱ्यांना कळवा.',
} as const satisfies Record<keyof typeof en, string>;
