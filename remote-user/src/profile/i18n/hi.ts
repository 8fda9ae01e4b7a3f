import type en from './en';

export default {
  title: 'प्रोफ़ाइल',
  lead: 'पंचायत में आपका खाता।',
  email: 'ई-मेल',
  accountType: 'खाते का प्रकार',
  accountStatus: 'खाते की स्थिति',
  verified: 'पुष्टि हो चुकी है',

  'role.user': 'नागरिक',
  'role.staff': 'कर्मचारी',
  'role.admin': 'एडमिन',

  edit: 'प्रोफ़ाइल बदलें',
  name: 'पूरा नाम',
  nameMissing: 'अपना पूरा नाम लिखें',
  nameLong: 'नाम में ज़्यादा से ज़्यादा {limit} अक्षर लिखें',
  save: 'सहेजें',
  saving: 'सहेजा जा रहा है...',
  cancel: 'रहने दें',
  saved: 'आपका नाम बदल दिया गया है।',
  failed: 'आपका नाम नहीं बदला जा सका। कृपया फिर कोशिश करें।',
} as const satisfies Record<keyof typeof en, string>;
