import { collections } from '../../shared-data/src/features/collections';
import { definitionSchema, paperKinds } from '../../shared-model/src/definitions/definitionSchema';
import { limits } from '../../shared-model/src/limits/limits';
import { block, eachPlace, inOneList, listed, whereThere } from './block';
import { lineOf } from './cleanPatterns';
import { readField } from './fields';

const most = limits.definition;
const { languages, texts, characters } = most.translations;
const id = `[A-Za-z0-9_-]{1,${most.id}}`;
const requiredText = (length: number) => `^([^\\r\\n\\t]{1,${length}}(\\r|$))*$`;

const fields = Object.entries({ ...definitionSchema.entries, texts: undefined });
const isOptional = (schema: (typeof fields)[number][1]) => schema && readField(schema).isOptional;
const required = fields.filter(([, schema]) => !isOptional(schema)).map(([name]) => name);
const optional = fields.filter(([, schema]) => isOptional(schema)).map(([name]) => name);

/** What the rules ask of a definition and of its texts, papers, sections and template. */
export const definitionRules: readonly string[] = [
  '// The fields of a definition, and how many sections, questions, papers and texts it has.',
  block('function hasLists(definition)', [
    `return definition.size() == ${required.length}${optional
      .map((name) => ` + ('${name}' in definition ? 1 : 0)`)
      .join('')}`,
    `  && definition.get('keywords', '').matches('^${lineOf(0, most.keywords)}$')`,
    `  && definition.keys().hasAll(${listed(required)})`,
    '  && definition.sections is list',
    `  && definition.sections.size() <= ${most.sections}`,
    '  && definition.papers is list',
    `  && definition.papers.size() <= ${most.papers}`,
    '  && areTextsOf(definition, definition.texts)',
    "  && (!('translations' in definition) || areTranslations(definition.translations.values()));",
  ]),
  `// The questions of all sections in one list, which takes nothing but lists.`,
  block('function questionsIn(sections)', [
    "let none = { 'questions': [] };",
    `let all = sections.concat([${eachPlace(most.sections, ', ', () => 'none')}]);`,
    `return ${eachPlace(most.sections, '\n  ', (place) =>
      place === 0 ? 'all[0].questions' : `.concat(all[${place}].questions)`,
    )}`,
    '  .size();',
  ]),
  `// An id and questions of each section, and nothing else: questions are asked for in hasLists, so that a section of more
// makes the sum too large.`,
  block('function areSections(sections)', [
    "let none = { 'id': 'none', 'questions': [] };",
    `let all = sections.concat([${eachPlace(most.sections, ', ', () => 'none')}]);`,
    `return (${eachPlace(most.sections, '\n    + ', (place) => `all[${place}].id + '\\n'`)}).matches('^(${id}\\n){${most.sections}}$')`,
    `  && ${eachPlace(most.sections, ' + ', (place) => `all[${place}].size()`)} == ${2 * most.sections};`,
  ]),
  `// The texts of sections, questions, choices and papers, by kind and by their keys: here all are asked at once. Each
// section, question and paper has one; in a draft it may be empty. So many are in the fullest definition.`,
  block('function areTextsOf(definition, texts)', [
    `let all = texts.titles.values()
  .concat(texts.labels.values())
  .concat(texts.choices.values())
  .concat(texts.names.values())
  .concat(texts.hints.values());`,
    'return texts.size() == 5',
    '  && texts.titles.size() == definition.sections.size()',
    '  && texts.labels.size() == questionsIn(definition.sections)',
    `  && texts.labels.size() <= ${most.questions}`,
    '  && texts.names.size() == definition.papers.size()',
    `  && all.size() <= ${most.texts.count}`,
    `  && all.join('').size() <= ${most.texts.characters}`,
    '  && areCleanTexts(all);',
  ]),
  `// No text is empty or too long. Texts are clean (areTextsOf), so that none holds what they are joined by. The '.' is
// there since the last one of a list may be empty.`,
  block('function areWholeTexts(texts)', [
    `return ${Object.entries({
      titles: requiredText(most.sectionTitle),
      labels: requiredText(most.label),
      choices: requiredText(most.choice),
      names: requiredText(limits.serviceDocument),
      hints: `^([^\\r]{0,${most.hint}}(\\r|$))*$`,
    })
      .map(
        ([kind, pattern]) =>
          `texts.${kind}.values().concat(['.']).join('\\r').matches('${pattern}')`,
      )
      .join('\n  && ')};`,
  ]),
  `// Texts by their keys, of each further language; which languages these are is no matter of the rules. Whether all are
// clean texts is asked once.`,
  block('function areTranslations(languages)', [
    'let count = languages.size();',
    `return count <= ${languages}`,
    `  && ${eachPlace(languages, '\n  && ', (place) =>
      place === 0
        ? 'areTextsOfLanguage(languages[0].values())'
        : `(count < ${place + 1} || areTextsOfLanguage(languages[${place}].values()))`,
    )}`,
    `  && areCleanTexts(${inOneList(languages, (place) => `languages[${place}].values()`)});`,
  ]),
  block('function areTextsOfLanguage(texts)', [
    `return texts.size() <= ${texts} && texts.join('').size() <= ${characters};`,
  ]),
  '// The names of a service in further languages are those of its definition.',
  block('function areNamesOf(names, texts)', [
    'let languages = names.keys();',
    'let count = languages.size();',
    `return names.values() == ${inOneList(
      languages,
      (place) => `[{ 'name': texts[languages[${place}]].name.trim() }]`,
    )};`,
  ]),
  block('function arePapers(papers)', [
    'let count = papers.size();',
    `return count <= ${most.papers}`,
    `  && ${whereThere(most.papers, (place) => `isPaper(papers[${place}])`)};`,
  ]),
  '// In few expressions, as in isFile. Its name and its hint are among the texts of the definition.',
  block('function isPaper(paper)', [
    'return paper.size() == 4',
    "  && (paper.id + '\\n' + string(paper.maxFiles) + '\\n' + paper.kinds.join(' ')).matches(",
    `    '^${id}\\n[1-${most.filesPerPaper}]\\n((${paperKinds.join('|')}) ?){0,${paperKinds.length}}$')`,
    '  && paper.maxFiles is int',
    '  && paper.required is bool;',
  ]),
  '// What its certificate states; in a draft it may be unfinished. In few expressions, as in isFile.',
  block('function isTemplate(template)', [
    "let months = template.get('months', 1);",
    `let lines = template.title + '\\n' + template.signatory.name + '\\n' + template.signatory.office + '\\n'
  + template.get('holder', 'x') + '\\n' + string(months);`,
    `return template.size() == 4 + ('holder' in template ? 1 : 0) + ('months' in template ? 1 : 0)
    + ('paidFirst' in template ? 1 : 0)`,
    "  && template.get('paidFirst', true) == true",
    '  && template.signatory.size() == 2',
    `  && template.table.size() <= ${limits.certificate.table}`,
    `  && months <= ${limits.certificate.months}`,
    `  && template.table.join('').size() <= ${limits.certificate.table * most.id}`,
    `  && isText(template.text, 0, ${limits.certificate.text})`,
    '  && isClean(lines)',
    '  && lines.matches(',
    `      '^[^\\n]{0,${limits.certificate.title}}\\n[^\\n]{0,${limits.certificate.signatory}}\\n[^\\n]{0,${limits.certificate.signatory}}\\n[^\\n]{1,${most.id}}\\n[1-9][0-9]{0,2}$');`,
  ]),
  `// In few expressions, as in isFile; its name, days, fee, papers and the lengths of its texts are asked with the service.
// What else a question consists of is checked by the schema that reads it, and a text that stands in the question itself is
// read by nobody.`,
  block('function isDefinition(definition)', [
    'return hasLists(definition)',
    `  && definition.description.matches('^[^\\r]{0,${most.description}}$')`,
    `  && definition.category.matches('^${lineOf(0, most.category)}$')`,
    `  && (definition.place == { 'kind': 'online' }
    || (definition.place.size() == 2
      && definition.place.kind == 'office'
      && definition.place.bring.matches('^[^\\r]{0,${most.bring}}$')))`,
    `  && definition.outcome in ${listed(definitionSchema.entries.outcome.options)}`,
    "  && (!('certificate' in definition) || !('paidFirst' in definition.certificate) || definition.fee > 0)",
    "  && isClean(definition.description + '\\n' + definition.place.get('bring', ''))",
    '  && areSections(definition.sections);',
  ]),
  block('function hasFieldsOfOffer(offer)', [
    `return offer.keys().hasOnly(${listed(Object.keys(collections['services/{id}']?.fields ?? {}))});`,
  ]),
  '// The terms of a service, for which a publication has no room with its papers: asked with the log entry.',
  block('function areTermsOfOffer(offer)', [
    `return offer.name.matches('^${lineOf(1, limits.serviceName)}$')`,
    `  && offer.documents.size() <= ${limits.serviceDocuments}`,
    '  && areTexts(offer.documents)',
    `  && isText(offer.documents.join(''), 0, ${limits.serviceDocuments * limits.serviceDocument})`,
    `  && isWhole(offer.days, 1, ${limits.serviceDays})`,
    `  && isWhole(offer.fee, 0, ${limits.serviceFee})`,
    `  && offer.get('keywords', '').matches('^${lineOf(0, most.keywords)}$');`,
  ]),
];
