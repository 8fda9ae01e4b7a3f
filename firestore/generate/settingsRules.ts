import { limits } from '../../shared-model/src/limits/limits';
import { saturdaysOfMonth, weekdays } from '../../shared-model/src/settings/weekdays';
import { preparedTextKinds } from '../../shared-model/src/settings/texts/preparedTextKinds';
import { block, inOneList, whereThere } from './block';

const { languages } = limits.definition.translations;
const { most: prepared, languages: languagesOfPrepared } = limits.preparedTexts;
const id = `[A-Za-z0-9_-]{1,${limits.definition.id}}`;
const day = '[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])';

/** What the rules ask of the lists and maps of the council's settings. */
export const settingsRules: readonly string[] = [
  '// The same words in further languages, each by its tag. Whether all are clean texts is asked once.',
  block('function areWordsInLanguages(translations, words, most)', [
    'let tags = translations.keys();',
    'let count = tags.size();',
    `return count <= ${languages}`,
    "  && areLines(tags, '[a-z]{2,3}')",
    `  && (count < 1 || areCleanTexts(${inOneList(
      languages,
      (place) => `translations[tags[${place}]].values()`,
    )}))`,
    `  && ${whereThere(
      languages,
      (place) => `areWordsOfOne(translations[tags[${place}]], words, most)`,
    )};`,
  ]),
  '// At most three words.',
  block('function areWordsOfOne(given, words, most)', [
    `return given.keys().hasOnly(words)
  && given.get(words[0], '').size() <= most
  && given.get(words[words.size() - 1], '').size() <= most
  && given.get(words[words.size() > 1 ? 1 : 0], '').size() <= most;`,
  ]),
  '// Texts of one line, each of this pattern: joined, they are as many lines as there are texts.',
  block('function areLines(texts, pattern)', [
    String.raw`let lines = texts.join('\n');
return texts.size() == 0
  || (lines.split('\n').size() == texts.size()
    && (lines + '\n').matches('^(' + pattern + '\n)*$'));`,
  ]),
  block('function areOpenDays(days)', [
    'return days is list',
    `  && days.size() <= ${weekdays.length}`,
    `  && days.hasOnly([${weekdays.join(', ')}]);`,
  ]),
  '// Some Saturdays of a month, not all.',
  block('function areSaturdays(places)', [
    'return places is list',
    `  && places.size() <= ${saturdaysOfMonth.length - 1}`,
    `  && places.hasOnly([${saturdaysOfMonth.join(', ')}]);`,
  ]),
  '// Names of holidays by their days: in a list rules could not check them.',
  block('function areHolidays(holidays)', [
    `return holidays.size() <= ${limits.holidays}`,
    '  && areCleanTexts(holidays.values())',
    `  && areLines(holidays.keys(), '${day}')`,
    `  && areLines(holidays.values(), '[^\\n]{1,${limits.settingsLine}}');`,
  ]),
  '// What the council prepares to write to citizens: the kind of each text, and its words by language.',
  block('function arePreparedTexts(order, words)', [
    `return order.size() <= ${prepared}`,
    '  && areTexts(order)',
    `  && areLines(order, '(${preparedTextKinds.join('|')})/${id}')`,
    `  && words.size() <= ${prepared * languagesOfPrepared}`,
    '  && areCleanTexts(words.values())',
    `  && words.values().join('').size() <= ${prepared * languagesOfPrepared * limits.note}`,
    `  && areLines(words.keys(), '${id}/[a-z]{2,3}');`,
  ]),
];
