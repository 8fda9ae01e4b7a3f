import type en from './en';

export default {
  'area.closeMenu': 'मेनू बंद करा',
  'area.menu': 'मेनू',
  'connection.again': 'पुन्हा इंटरनेट सुरू झाले',
  'connection.offline': 'तुम्ही ऑफलाइन आहात.',
  'connection.since': 'या डिव्हाइसवर साठवलेली माहिती दाखवली आहे ({moment}).',
  'connection.unreachable':
    'ग्रामपंचायतीच्या नोंदींशी संपर्क होत नाही. पोर्टल प्रयत्न करत राहील. तुम्ही पेज पुन्हा लोड करू शकता किंवा दुसरे नेटवर्क वापरू शकता.',
} as const satisfies Record<keyof typeof en, string>;
