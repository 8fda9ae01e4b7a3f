import type en from './en';

export default {
  restored: 'यह {moment} का आपका मसौदा है, जो इस डिवाइस पर रखा है।',
  kept: 'मसौदे के रूप में इस डिवाइस पर रखा गया।',
  notKept: 'इसे इस डिवाइस पर मसौदे के रूप में नहीं रखा जा सकता। यह पेज बंद करने से पहले इसे जमा करें।',
} as const satisfies Record<keyof typeof en, string>;
