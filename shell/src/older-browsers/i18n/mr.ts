import type en from './en';

export default {
  'floor.label': 'तुमच्या ब्राउझरविषयी',
  'floor.title': 'या ब्राउझरवर पोर्टल वाचता येते, पण काहीही पाठवता येत नाही',
  'floor.text':
    'लॉगिन, अर्ज किंवा अर्जाचा मागोवा यांसाठी JavaScript आणि नवीन ब्राउझर लागतो: Chrome 90, Firefox 100, Safari 15.4 किंवा त्यानंतरचा.',
  'floor.office': 'हे सर्व तुम्ही ग्रामपंचायत कार्यालयातही करू शकता: {address}. {hours}. {hoursNote}',
  'floor.phone': 'दूरध्वनी: <call>{phone}</call>',
} as const satisfies Record<keyof typeof en, string>;
