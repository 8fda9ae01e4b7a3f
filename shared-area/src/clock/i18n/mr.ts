import type en from './en';

export default {
  behind: 'या डिव्हाइसचे घड्याळ {difference} मागे आहे',
  ahead: 'या डिव्हाइसचे घड्याळ {difference} पुढे आहे',
  text: 'ते {device} दाखवते; ग्रामपंचायतीचे घड्याळ {council} दाखवते. मुदत ग्रामपंचायतीच्या घड्याळाप्रमाणे मोजली जाते. कृपया या डिव्हाइसचे घड्याळ बरोबर लावा.',
} as const satisfies Record<keyof typeof en, string>;
