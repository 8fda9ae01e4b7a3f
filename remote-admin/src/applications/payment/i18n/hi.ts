import type en from './en';

export default {
  title: 'भुगतान',
  failed: 'भुगतान नहीं दिखाया जा सका',
  due: 'शुल्क {fee}: अभी नहीं दिया गया।',
  paidFirst: 'काउंटर पर भुगतान दर्ज होने के बाद प्रमाण पत्र स्वीकृत किया जा सकता है।',
  paid: '{day} को {method, select, upi {UPI से} other {नकद}} {amount} का भुगतान हुआ, रसीद {receipt}।',
  taken: '{name} ने लिया।',
  takenUpi: '{name} ने लिया, संदर्भ नंबर {reference}।',
  cancelled: 'रसीद {receipt} को {name} ने {day} को रद्द किया। कारण: {reason}',
  cancel: 'भुगतान रद्द करें',
  cancelTitle: 'भुगतान {receipt} रद्द करें',
  cancelAbout:
    '{applicant} के {amount} अब भुगतान में नहीं गिने जाएँगे। रसीद रिकॉर्ड में रद्द के रूप में रहेगी, और शुल्क दोबारा दिया जा सकेगा।',
  reason: 'कारण',
  reasonHint: 'यह रसीद पर और आज के हिसाब में लिखा रहेगा, जिसमें से यह राशि घटाई जाएगी।',
  reasonMissing: 'कारण लिखें',
  reasonTooLong: 'ज़्यादा से ज़्यादा {limit, number} अक्षर लिखें: कारण में {length, number} हैं',
  cancelling: 'रद्द किया जा रहा है...',
  confirm: 'भुगतान रद्द करें',
  keep: 'भुगतान रहने दें',
  done: 'भुगतान {receipt} रद्द किया गया।',
} as const satisfies Record<keyof typeof en, string>;
