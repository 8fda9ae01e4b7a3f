import type en from './en';

export default {
  title: 'कीबोर्ड शॉर्टकट',
  lead: 'हर काम के लिए एक कुंजी, इस पेज पर कहीं भी, बस किसी खाने के अंदर नहीं।',
  off: 'ये इस डिवाइस पर बंद हैं।',
  switch: 'इस डिवाइस पर कीबोर्ड शॉर्टकट चालू रखें',
  switchHint: 'अगर अनचाही कुंजियों से काम हो जाए, जैसे बोलकर लिखने पर, तो इन्हें बंद करें।',
  key: 'कुंजी',
  does: 'क्या करती है',
  help: 'ये शॉर्टकट दिखाएँ',
} as const satisfies Record<keyof typeof en, string>;
