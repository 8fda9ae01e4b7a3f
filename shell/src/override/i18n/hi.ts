import type en from './en';

export default {
  'override.banner':
    'आप {area} का दूसरा रूप आज़मा रहे हैं, जो {origin} से आता है। इसका असर केवल इस ब्राउज़र पर है।',
  'override.end': 'आज़माना बंद करें',
} as const satisfies Record<keyof typeof en, string>;
