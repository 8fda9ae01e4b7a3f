import type en from './en';

export default {
  'area.closeMenu': 'मेनू बंद करा',
  'area.menu': 'मेनू',
  'connection.again': 'पुन्हा इंटरनेट सुरू झाले',
  'connection.offline': 'तुम्ही ऑफलाइन आहात.',
  'connection.since': 'या डिव्हाइसवर साठवलेली माहिती दाखवली आहे ({moment}).',
  'connection.unreachable':
    'ग्रामपंचायतीच्या नोंदी उघडता येत नाहीत. पोर्टल प्रयत्न करत राहील. तुम्ही पान पुन्हा लोड करू शकता किंवा दुसरे नेटवर्क वापरू शकता.',
  'outcome.dismiss': 'बंद करा',
  'outcome.saved': 'आता हे साठवले आहे.',
  'outcome.unanswered':
    'ग्रामपंचायतीच्या सर्व्हरकडून अजून उत्तर आलेले नाही. हे साठवले गेले की नाही ते अजून माहीत नाही: पोर्टल पुन्हा पुन्हा पाहत आहे आणि येथेच सांगेल. हे पुन्हा करू नका.',
  'outcome.undo': 'पूर्ववत करा',
} as const satisfies Record<keyof typeof en, string>;
