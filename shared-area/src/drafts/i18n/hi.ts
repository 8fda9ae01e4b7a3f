import type en from './en';

export default {
  changedTitle: 'यह फ़ॉर्म दूसरे टैब में बदला, भेजा या मिटाया गया है',
  changedText:
    'आप यहाँ जो भरते हैं वह अब सहेजा नहीं जा रहा, और अभी भेजा नहीं जा सकता। पहले चुनें कि किस मसौदे से आगे बढ़ना है। जो मसौदा आप नहीं चुनेंगे वह मिट जाएगा।',
  keepThis: 'यहाँ वाले मसौदे से आगे बढ़ें',
  useOther: 'दूसरे टैब वाले मसौदे से आगे बढ़ें',
} as const satisfies Record<keyof typeof en, string>;
