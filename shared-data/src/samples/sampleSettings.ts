import { type CouncilSettings, usualSettings } from 'shared-model';

/** A council in Maharashtra: the default settings, in Hindi and Marathi too. */
export const sampleSettings: CouncilSettings = {
  ...usualSettings,
  language: 'mr',
  translations: {
    hi: {
      name: 'ग्राम पंचायत',
      address: 'ग्राम पंचायत कार्यालय, मुख्य सड़क',
      hoursNote: 'सरकारी छुट्टियों पर बंद',
    },
    mr: {
      name: 'ग्रामपंचायत',
      address: 'ग्रामपंचायत कार्यालय, मुख्य रस्ता',
      hoursNote: 'सार्वजनिक सुट्ट्यांना बंद',
    },
  },
};
