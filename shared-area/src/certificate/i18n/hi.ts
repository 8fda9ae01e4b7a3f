import type en from './en';

export default {
  facts: 'इस प्रमाण पत्र में लिखी बातें',
  holder: 'जिनके नाम जारी',
  application: 'आवेदन',
  issuedOn: 'जारी होने की तारीख',
  validUntil: 'इस तारीख तक वैध',
  forEver: 'हमेशा के लिए',
  number: 'प्रमाण पत्र नंबर',
  numberLater: 'जारी होने पर दिया जाएगा',
  appliedOn: 'आवेदन की तारीख',
  checkHere:
    'जाँच करें: कोड स्कैन करें, या यह पता खोलकर नंबर लिखें। जाँच के लिए खाता ज़रूरी नहीं है; जो आप स्कैन करते हैं वह कहीं नहीं भेजा जाता।',
  code: 'प्रमाण पत्र {number} की जाँच का कोड',
  codeLater: 'जाँच का कोड यहाँ छपेगा',
  signed: 'इलेक्ट्रॉनिक हस्ताक्षर किया हुआ',
  revokedBecause: 'यह प्रमाण पत्र {day} को रद्द किया गया। कारण: {reason}',
  'revokedBecause.rejected': 'आवेदन नामंज़ूर किया गया।',
  'revokedBecause.takenBack': 'निर्णय वापस लिया गया।',
  revokedOn: '{day} को रद्द किया गया',
  replacedByNewer: '{day} को इस प्रमाण पत्र के बदले में नया जारी किया गया।',
  replacedOn: '{day} को बदले में नया जारी',
  expiredOn: 'इस प्रमाण पत्र की अवधि समाप्त हो गई है: यह {day} तक वैध था।',
} as const satisfies Record<keyof typeof en, string>;
