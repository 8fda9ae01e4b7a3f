import type en from './en';

export default {
  'help.label': 'मदत',
  'help.withoutAccount': 'खात्याशिवाय',
  'help.track': 'क्रमांकावरून अर्जाचा मागोवा',
  'help.services': 'सेवा, शुल्क आणि कागदपत्रे',
  'help.verify': 'दाखल्याची पडताळणी',
  'help.help': 'नोंदणी आणि अर्ज कसा करावा',

  'office.title': 'ग्रामपंचायत कार्यालय',
  'office.contact': 'आमच्याशी संपर्क',
  'office.phone': 'दूरध्वनी:',
} as const satisfies Record<keyof typeof en, string>;
