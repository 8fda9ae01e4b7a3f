import { plainText } from 'shared-auth/names';
import { addMonths } from '../definitions/calendarDays';
import {
  applicantLabel,
  fillPlaceholders,
  isSameLabel,
  placeholderNames,
} from '../definitions/certificateText';
import type { ServiceDefinition } from '../definitions/definitionSchema';
import { givenAnswers } from '../definitions/filledForm';
import type { Answers } from '../definitions/filledFormSchema';
import { questionsOf } from '../definitions/shownQuestions';
import type { IsoDay } from '../store/kinds';
import type { CertificateStatement } from './Certificate';
import { statedAnswer } from './statedAnswer';

/** Stands in the text for an answer that was not given. */
const noAnswer = '—';

interface Application {
  /** The name of who applied. */
  applicant: string;
  answers: Answers;
  /** In India. */
  issuedOn: IsoDay;
}

/**
 * What a certificate would state: the text of the definition with the answers in their places, and as its facts every
 * answer that stands in the text or in the table. An answer that was not asked for or not given is no fact.
 * @returns undefined where the definition has no certificate
 */
export function composeCertificate(
  definition: ServiceDefinition,
  of: Application,
): CertificateStatement | undefined {
  const template = definition.outcome === 'certificate' ? definition.certificate : undefined;
  if (!template) return undefined;

  const given = givenAnswers(definition, of.answers);
  const questions = questionsOf(definition).map((question) => ({
    id: question.id,
    label: plainText(question.label),
    value: statedAnswer(question, given[question.id] ?? ''),
  }));
  const answered = questions.filter(({ value }) => value !== '');
  const applicant = plainText(of.applicant);
  const holder = answered.find(({ id }) => id === template.holder)?.value;
  const names = placeholderNames(template.text);

  const isInText = (label: string) => names.some((name) => isSameLabel(name, label));
  // The holder is signed as such.
  const isApplicantStated = holder !== undefined && isInText(applicantLabel);
  const validUntil = template.months && addMonths(of.issuedOn, template.months);
  return {
    title: template.title,
    text: fillPlaceholders(template.text.trim(), (name) => {
      if (isSameLabel(name, applicantLabel)) return applicant || noAnswer;
      const question = questions.find(({ label }) => isSameLabel(name, label));
      return question && (question.value || noAnswer);
    }),
    holder: holder ?? applicant,
    facts: [
      ...(isApplicantStated ? [{ label: applicantLabel, value: applicant }] : []),
      ...answered.flatMap(({ id, label, value }) =>
        isInText(label) || template.table.includes(id) ? [{ label, value }] : [],
      ),
    ],
    table: template.table.flatMap((id) => answered.find((each) => each.id === id)?.label ?? []),
    ...(validUntil ? { validUntil } : {}),
    signatory: template.signatory,
  };
}
