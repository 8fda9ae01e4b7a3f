import type { Catalogue } from './findGaps';

/** English that is not usual English, found by native readers, and what to write instead. */
const unusualEnglish: readonly (readonly [RegExp, string])[] = [
  [/\bstands?\b/i, 'is, is shown, appears'],
  [/\bgo(?:es)? on\b/i, 'continue, still'],
  [/\banew\b/i, 'again'],
  [/\bnobody’s\b/i, 'an example, made up'],
  [/\bwhat somebody\b/i, 'name the thing'],
  [/\bby that\b/i, 'leave it out'],
  [/\bas (?:\w+ )+as you may\b/i, 'the limit'],
  [/\bcomes? first\b/i, 'earliest, longest'],
  [/\bin vain\b/i, 'without a result'],
  [/\bneed not\b/i, 'do not need to'],
  [/\bwhom (?:‘|“|\{)/i, 'the person in'],
];

/** The messages of an English catalogue with such words, by their keys. */
export function findUnusualEnglish(messages: Catalogue): string[] {
  return Object.entries(messages).flatMap(([key, message]) =>
    unusualEnglish.flatMap(([pattern, better]) => {
      const found = pattern.exec(message)?.[0];
      return found === undefined ? [] : [`${key} has '${found}': write ${better}`];
    }),
  );
}

interface Agreement {
  /** What may follow a name without agreeing with it: postpositions, commands, words between two names. */
  follows: RegExp;
  /** Words whose form depends on the gender or number of their noun. */
  agrees: RegExp;
}

const end = String.raw`(?![\p{L}\p{M}])`;

const agreements: Readonly<Record<string, Agreement>> = {
  hi: {
    follows: new RegExp(String.raw`^(?:ने|को|का|की|के|से|में|पर|तक|और)${end}`, 'u'),
    agrees: new RegExp(
      String.raw`(?<![\p{L}\p{M}])(?:रहा|रही|रहे|गया|गई|गए|गयी|हुआ|हुई|हुए|था|थी|थे|सका|सकी|सके|सकता|सकती|सकते|बना|बनी|बने|बदली|करते|करती|करता|[\p{L}\p{M}]+(?:ेगा|ेगी|ेंगे|ेंगी|एगा|एगी|एँगे))${end}`,
      'u',
    ),
  },
  mr: {
    follows: new RegExp(
      String.raw`^(?:यांनी|यांना|यांचा|यांची|यांचे|यांच्या[\p{L}\p{M}]*|साठी|साठीचा|मध्ये|मधील|चा|ची|चे|च्या|वर|वरून|वरील|ने|नावाचा|नावाची|या|ही|हा|हे|पैकी)${end}`,
      'u',
    ),
    agrees: new RegExp(
      String.raw`(?<![\p{L}\p{M}])(?:झाला|झाली|झाले|झाल्या|आला|आली|आले|केला|केली|केले|दिला|दिली|दिले|होता|होती|होते|जोडला|जोडली|जोडले|टाकला|टाकली|टाकले|पाठवला|पाठवली|पाठवले|हलवला|हलवली|हलवले|बदलला|बदलली|बदलले|गेला|गेली|गेले)${end}`,
      'u',
    ),
  },
};

/** The names of people, services, roles, areas, papers and files, whose gender and number a message cannot know. */
const names =
  /\{(?:area|service|person|name|applicant|holder|by|role|title|paper|question|section|label)\}/gu;

/**
 * The messages with a verb or an adjective that agrees with what stands for a name: 'लोड हो रहा है' is wrong after
 * 'नागरिक सेवा'. A name is put after a colon, after the noun that it names (`nouns`), or before a postposition.
 */
export function findAgreeingNames(
  messages: Catalogue,
  language: string,
  nouns: readonly string[],
): string[] {
  const rules = agreements[language];
  if (!rules) throw new Error(`The forms that agree are not known for ${language}.`);
  const governed = new RegExp(String.raw`(?:${nouns.join('|')})\s*[‘“]?$`, 'u');
  return Object.entries(messages).flatMap(([key, message]) =>
    Array.from(message.matchAll(names), ({ 0: name, index }) => {
      const before = message.slice(0, index);
      const rest = message
        .slice(index + name.length)
        .replace(/^[’”]/u, '')
        .replace(/^ \([^)]*\)/u, '');
      const clause = rest.split(/[:;,.।<(}]|\{count/u)[0]?.trim() ?? '';
      if (clause === '' || governed.test(before) || rules.follows.test(clause)) return [];
      const found = rules.agrees.exec(clause)?.[0];
      return found === undefined ? [] : [`${key}: '${found}' agrees with ${name}`];
    }).flat(),
  );
}
