import { limits } from '../../shared-model/src/limits/limits';
import { block } from './block';

const { questions, papers, id } = limits.definition;
const noted = questions + papers;

/** What the rules ask of a filled form, of what clerks write on its answers, and of the words of a log entry. */
export const answerRules: readonly string[] = [
  '// Answers by the ids of their questions; the places of documents, as one text, by the ids of their papers.',
  block('function isFormOfSize(form)', [
    'let papers = form.papers.values();',
    'return areAnswers(form.answers)',
    `  && form.papers.size() <= ${papers}`,
    `  && form.papers.keys().join('').size() <= ${papers * id}`,
    '  && areTexts(papers)',
    `  && papers.join(' ').matches('^[0-9 ]{0,${4 * limits.documents}}$');`,
  ]),
  block('function areAnswers(answers)', [
    `return answers.size() <= ${questions}`,
    `  && answers.keys().join('').size() <= ${questions * id}`,
    '  && areTexts(answers.values())',
    `  && answers.values().join('').size() <= ${limits.answers.all};`,
  ]),
  '// What a clerk has found of each answer and paper, and what they wrote on some of them.',
  block('function areChecks(checks)', [
    'return checks.size() == 2',
    `  && checks.agrees.size() <= ${noted}`,
    `  && checks.agrees.keys().join('').size() <= ${noted * id}`,
    '  && checks.agrees.values().hasOnly([true, false])',
    '  && checks.notes.keys().hasOnly(checks.agrees.keys())',
    '  && areNoteTexts(checks.notes.values());',
  ]),
  "// A clerk's words, by the id of the question or paper.",
  block('function areNotes(notes)', [
    `return notes.size() <= ${noted}`,
    `  && notes.keys().join('').size() <= ${noted * id}`,
    '  && areNoteTexts(notes.values());',
  ]),
  block('function areNoteTexts(texts)', [
    `return areCleanTexts(texts) && texts.join('').size() <= ${limits.answerNote.all};`,
  ]),
  '// The beginnings of words that a log entry is found by.',
  block('function areEntryWords(words)', [
    `return words.size() <= ${limits.log.words}`,
    '  && areCleanTexts(words)',
    `  && words.join('').size() <= ${20 * limits.log.words};`,
  ]),
];
