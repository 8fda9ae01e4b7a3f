import type en from './en';

export default {
  title: 'कीबोर्ड शॉर्टकट',
  lead: 'प्रत्येकी एक कळ, या पानावर कुठेही, फक्त रकान्यात नाही.',
  off: 'या डिव्हाइसवर ते बंद केले आहेत.',
  switch: 'या डिव्हाइसवर कीबोर्ड शॉर्टकट वापरा',
  switchHint: 'न दाबता कळा चालत असतील, जसे आवाजाने लिहिताना, तर ते बंद करा.',
  key: 'कळ',
  does: 'काय होते',
  help: 'हे शॉर्टकट दाखवा',
} as const satisfies Record<keyof typeof en, string>;
