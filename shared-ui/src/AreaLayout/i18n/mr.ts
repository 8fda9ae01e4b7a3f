import type en from './en';

export default {
  'area.closeMenu': 'मेनू बंद करा',
  'area.menu': 'मेनू',
  'connection.again': 'पुन्हा इंटरनेट सुरू झाले',
  'connection.offline': 'तुम्ही ऑफलाइन आहात.',
  'connection.offlineSince': 'तुम्ही ऑफलाइन आहात. या डिव्हाइसवर साठवलेली माहिती दाखवली आहे ({moment}).',
} as const satisfies Record<keyof typeof en, string>;
