import type en from './en';

export default {
  'floor.label': 'आपके ब्राउज़र के बारे में',
  'floor.title': 'इस ब्राउज़र में पोर्टल पढ़ा जा सकता है, पर कुछ भेजा नहीं जा सकता',
  'floor.text':
    'लॉगिन करने, आवेदन करने या आवेदन की स्थिति देखने के लिए JavaScript और नया ब्राउज़र चाहिए: Chrome 90, Firefox 100, Safari 15.4, या इनसे नया।',
  'floor.office': 'यह सब आप पंचायत कार्यालय में भी कर सकते हैं: {address}। {hours}। {hoursNote}',
  'floor.phone': 'टेलीफ़ोन: <call>{phone}</call>',
} as const satisfies Record<keyof typeof en, string>;
