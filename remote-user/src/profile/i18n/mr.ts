import type en from './en';

export default {
  title: 'प्रोफाइल',
  lead: 'ग्रामपंचायतीकडील तुमचे खाते.',
  email: 'ई-मेल',
  accountType: 'खात्याचा प्रकार',
  accountStatus: 'खात्याची स्थिती',
  verified: 'पडताळलेले',

  'role.user': 'नागरिक',
  'role.staff': 'कर्मचारी',
  'role.admin': 'ॲडमिन',

  edit: 'प्रोफाइल बदला',
  name: 'पूर्ण नाव',
  nameMissing: 'पूर्ण नाव लिहा',
  nameLong: 'नावासाठी जास्तीत जास्त {limit} अक्षरे वापरा',
  save: 'जतन करा',
  saving: 'जतन होत आहे...',
  cancel: 'मागे जा',
  saved: 'तुमचे नाव बदलले आहे.',
  failed: 'तुमचे नाव बदलता आले नाही. कृपया पुन्हा प्रयत्न करा.',
} as const satisfies Record<keyof typeof en, string>;
