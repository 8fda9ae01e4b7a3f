import type en from './en';

export default {
  'area.closeMenu': 'मेनू बंद करें',
  'area.menu': 'मेनू',
  'connection.again': 'कनेक्शन फिर से जुड़ गया',
  'connection.offline': 'आप ऑफ़लाइन हैं।',
  'connection.offlineSince':
    'आप ऑफ़लाइन हैं। इस डिवाइस पर सहेजी हुई जानकारी दिखाई जा रही है, समय: {moment}।',
} as const satisfies Record<keyof typeof en, string>;
