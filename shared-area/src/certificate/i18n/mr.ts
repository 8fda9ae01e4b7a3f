import type en from './en';

export default {
  facts: 'दाखल्यातील माहिती',
  holder: 'ज्यांच्या नावे दिला',
  application: 'अर्ज',
  issuedOn: 'दिल्याची तारीख',
  validUntil: 'या तारखेपर्यंत वैध',
  forEver: 'कायमचा',
  number: 'दाखला क्रमांक',
  numberLater: 'दाखला देताना क्रमांक दिला जातो',
  appliedOn: 'अर्जाची तारीख',
  checkHere:
    'दाखला तपासा: कोड स्कॅन करा, किंवा हा पत्ता उघडून क्रमांक टाका. तपासण्यासाठी खाते लागत नाही; तुम्ही जे स्कॅन करता ते कुठेही पाठवले जात नाही.',
  code: 'दाखला {number} तपासण्याचा कोड',
  codeLater: 'तपासण्याचा कोड येथे छापला जातो',
  signed: 'इलेक्ट्रॉनिक स्वाक्षरी केली आहे',
  revokedBecause: 'हा दाखला {day} रोजी रद्द केला. कारण: {reason}',
  'revokedBecause.rejected': 'अर्ज नामंजूर केला.',
  'revokedBecause.takenBack': 'निर्णय मागे घेतला.',
  revokedOn: '{day} रोजी रद्द केला',
  replacedByNewer: 'या दाखल्याऐवजी {day} रोजी नवीन दाखला दिला आहे.',
  replacedOn: '{day} रोजी याऐवजी नवीन दिला',
  expiredOn: 'या दाखल्याची मुदत संपली आहे: तो {day} पर्यंत वैध होता.',
} as const satisfies Record<keyof typeof en, string>;
