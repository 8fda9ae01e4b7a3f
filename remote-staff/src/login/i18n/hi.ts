import type en from './en';

export default {
  title: 'कर्मचारी लॉगिन',
  documentTitle: 'कर्मचारी पैनल में लॉगिन करें',
  lead: 'आवेदन देखने और संभालने के लिए लॉगिन करें',
  noAccess: 'पंचायत में नए कर्मचारी हैं? <request>अनुमति माँगें</request>',
} as const satisfies Record<keyof typeof en, string>;
