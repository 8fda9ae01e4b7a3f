import { otherLanguages } from 'shared-ui/languages';

const ofLanguage = new RegExp(`-(?<tag>${otherLanguages.join('|')})\\.[0-9a-f]{8}\\.js$`);

/** Whether a script of a build has the messages of a language that is not this one (webpack.shared.js names them). */
export function isOfOtherLanguage(address: string, language: string): boolean {
  const tag = ofLanguage.exec(address)?.groups?.tag;
  return tag !== undefined && tag !== language;
}
