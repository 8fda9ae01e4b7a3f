import type en from './en';

export default {
  about: '{service}, आवेदक {applicant}',
  colleague: 'साथी कर्मचारी',
  choose: 'साथी कर्मचारी चुनें...',
  missing: 'साथी कर्मचारी चुनें',
  gone: 'यह अब इस साथी को नहीं दिया जा सकता। किसी और को चुनें।',
  note: 'टिप्पणी',
  noteHint: 'आपके साथी को जो जानना ज़रूरी है। नागरिक इसे नहीं पढ़ सकते।',
  noteTooLong: 'ज़्यादा से ज़्यादा {limit, number} अक्षर लिखें। अभी {length, number} हैं।',
  cancel: 'रहने दें',
} as const satisfies Record<keyof typeof en, string>;
