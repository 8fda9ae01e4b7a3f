import { plainText } from '../texts/plainText';
import { addMonths } from '../fields/calendarDays';
import {
  applicantLabel,
  fillPlaceholders,
  isSameLabel,
  placeholderNames,
} from '../definitions/certificateText';
import type { ServiceDefinition } from '../definitions/definitionSchema';
import { definitionIn } from '../definitions/definitionTexts';
import { givenAnswers } from '../definitions/filledForm';
import type { Answers } from '../definitions/filledFormSchema';
import { questionsOf } from '../definitions/shownQuestions';
import type { CouncilSettings } from '../settings/settingsSchema';
import { wordIn } from '../settings/wordIn';
import type { IsoDay } from '../kinds/kinds';
import type { CertificateStatement, SecondText } from './certificateSchemas';
import { statedWords } from './words';
import { statedAnswer } from './statedAnswer';

/** Replaces a missing answer in the text. */
const noAnswer = '—';

interface Application {
  /** The applicant's name. */
  applicant: string;
  answers: Answers;
  /** The day in India. */
  issuedOn: IsoDay;
  /** The council, in whose language the certificate is stated in addition to English; by default only in English. */
  council?: Pick<CouncilSettings, 'name' | 'language' | 'translations'>;
}

/** An answer as stated in a language. */
interface StatedAnswer {
  id: string;
  /** The names that a placeholder may use: the label in the first language and in this one. */
  names: string[];
  label: string;
  value: string;
}

/**
 * Composes what a certificate states: the text of the definition with the answers filled in, and as facts every
 * answer that is in the text or in the table. An answer that was not requested or not given is not a fact.
 * @returns undefined if the definition has no certificate
 */
export function composeCertificate(
  definition: ServiceDefinition,
  of: Application,
): CertificateStatement | undefined {
  const template = definition.outcome === 'certificate' ? definition.certificate : undefined;
  if (!template) return undefined;

  const stated = stateAnswers(definition, of.answers, 'en');
  const answered = stated.filter(({ value }) => value !== '');
  const applicant = plainText(of.applicant);
  const holder = answered.find(({ id }) => id === template.holder)?.value;
  const names = placeholderNames(template.text);

  const isInText = (label: string) => names.some((name) => isSameLabel(name, label));
  // The holder's name is signed separately: the applicant is a fact only if they are not the holder.
  const isApplicantStated = holder !== undefined && isInText(applicantLabel);
  const isFact = ({ id, label }: StatedAnswer) => isInText(label) || template.table.includes(id);
  const factsOf = (all: readonly StatedAnswer[], label: string) => [
    ...(isApplicantStated ? [{ label, value: applicant }] : []),
    ...all.map((each) => ({ label: each.label, value: each.value })),
  ];
  const validUntil = template.months && addMonths(of.issuedOn, template.months);
  const facts = answered.filter(isFact);
  const second = composeSecond(definition, of, (inLanguage, label) =>
    factsOf(
      facts.flatMap(({ id }) => inLanguage.find((each) => each.id === id) ?? []),
      label,
    ),
  );
  return {
    title: template.title,
    text: fillText(template.text, applicant, stated),
    holder: holder ?? applicant,
    facts: factsOf(facts, applicantLabel),
    table: template.table.flatMap((id) => answered.find((each) => each.id === id)?.label ?? []),
    ...(validUntil ? { validUntil } : {}),
    signatory: template.signatory,
    ...(second ? { second } : {}),
  };
}

/** Undefined if there is no text in the council's language: a title without text certifies nothing. */
function composeSecond(
  definition: ServiceDefinition,
  { applicant, answers, council }: Application,
  factsOf: (stated: StatedAnswer[], applicantLabel: string) => SecondText['facts'],
): SecondText | undefined {
  const language = council?.language;
  if (!council || language === undefined) return undefined;
  const given = definition.translations?.[language];
  const { certificate } = definitionIn(definition, language);
  if (!certificate || !given?.['certificate/text']?.trim()) return undefined;
  const stated = stateAnswers(definition, answers, language);
  const { title, text, signatory } = certificate;
  return {
    language,
    council: wordIn(council, 'name', language).text,
    title,
    text: fillText(text, plainText(applicant), stated, language),
    facts: factsOf(stated, statedWords(language).applicant),
    signatory,
  };
}

/** The answers to all questions; '' for one that was not requested or not given. */
function stateAnswers(
  definition: ServiceDefinition,
  answers: Answers,
  language: string,
): StatedAnswer[] {
  const given = givenAnswers(definition, answers);
  const translated = new Map(
    questionsOf(definitionIn(definition, language)).map((question) => [question.id, question]),
  );
  return questionsOf(definition).map((first) => {
    const question = translated.get(first.id) ?? first;
    const label = plainText(question.label);
    return {
      id: first.id,
      names: [plainText(first.label), label],
      label,
      value: statedAnswer(question, given[first.id] ?? '', language),
    };
  });
}

function fillText(
  text: string,
  applicant: string,
  stated: readonly StatedAnswer[],
  language = 'en',
): string {
  const applicantLabels = [applicantLabel, statedWords(language).applicant];
  return fillPlaceholders(text.trim(), (name) => {
    const isIt = (label: string) => isSameLabel(name, label);
    if (applicantLabels.some(isIt)) return applicant || noAnswer;
    const answer = stated.find(({ names }) => names.some(isIt));
    return answer && (answer.value || noAnswer);
  });
}
