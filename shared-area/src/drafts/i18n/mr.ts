import type en from './en';

export default {
  changedTitle: 'हा फॉर्म दुसऱ्या टॅबमध्ये बदलला, पाठवला किंवा काढून टाकला आहे',
  changedText:
    'तुम्ही येथे जे भरता ते आता ठेवले जात नाही, आणि अजून पाठवता येत नाही. आधी कोणता मसुदा पुढे भरायचा ते निवडा. तुम्ही न निवडलेला मसुदा काढून टाकला जाईल.',
  keepThis: 'येथील मसुदा पुढे भरा',
  useOther: 'दुसऱ्या टॅबमधील मसुदा पुढे भरा',
} as const satisfies Record<keyof typeof en, string>;
