import type en from './en';

export default {
  restored: 'यह {moment} का आपका मसौदा है, जो इस डिवाइस पर रखा है।',
  kept: 'मसौदे के रूप में इस डिवाइस पर रखा गया।',
  notKept: 'आप यहाँ जो भरते हैं वह इस डिवाइस पर मसौदे के रूप में नहीं रखा जा रहा।',
  submitFirst: 'यह पेज बंद करने से पहले इसे जमा करें।',
  discard: 'मसौदा मिटाएँ',
  discardTitle: 'यह मसौदा मिटा दें?',
  discardText: 'जो आपने भरा है और जो दस्तावेज़ चुने हैं, वे सब मिट जाएँगे।',
  discarded: 'मसौदा मिटा दिया गया है।',
  keep: 'रहने दें',
} as const satisfies Record<keyof typeof en, string>;
