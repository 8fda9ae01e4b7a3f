import type { Application, Question, ServiceDefinition } from 'shared-data';
import {
  adminPriority,
  adminStatus,
  councilDay,
  splitAddress,
  staffPriority,
} from 'shared-data/model';
import type { TranslateAdmin } from '../../i18n';
import type { TranslateApplications } from '../i18n';
import { versionKey, type ExportedRecords } from './findForExport';

interface ExportWords {
  t: TranslateApplications;
  tAdmin: TranslateAdmin;
  /** Formats an answer for people to read. */
  answerText: (question: Question, answer: string) => string;
}

/**
 * Applications as rows of a spreadsheet, the first of which has the names of the columns: what every application
 * has, then a column for each question that any of their versions asks, named as the latest version does.
 */
export function exportRows(
  { applications, definitions }: ExportedRecords,
  { t, tAdmin, answerText }: ExportWords,
): string[][] {
  const columns = questionColumns([...definitions.entries()]);
  const head = [
    t('applications.id'),
    t('applications.applicant'),
    t('applications.service'),
    t('applications.status'),
    t('export.stage'),
    t('export.due'),
    t('export.assignee'),
    t('applications.priority'),
    t('applications.date'),
    t('export.details'),
    ...columns.map(({ label }) => label),
  ];
  const rows = applications.map((application) => {
    const { number, applicant, service, submittedAt, details, form } = application;
    const asked = form && definitions.get(versionKey(form));
    return [
      number,
      applicant.name,
      service,
      tAdmin(`status.${adminStatus(application.status)}`),
      tAdmin(`stage.${application.status}`),
      dueDay(application),
      application.assignee?.name ?? '',
      priorityCell(application, { t, tAdmin }),
      councilDay(new Date(submittedAt)),
      details,
      ...columns.map(({ key }) => answerCell(application, asked, key, answerText)),
    ];
  });
  return [head, ...rows];
}

/** Empty while the citizen corrects the application: the deadline is paused, and changes with the citizen's answer. */
function dueDay({ status, deadline }: Application): string {
  return status === 'returned' ? '' : (deadline?.day ?? '');
}

/** With the staff area's word if it differs, as on the screen: staff's 'High' is not the admins' 'High'. */
function priorityCell(
  { priority: stored }: Application,
  { t, tAdmin }: Pick<ExportWords, 't' | 'tAdmin'>,
): string {
  const priority = tAdmin(`priority.${adminPriority(stored)}`);
  const theirs = staffPriority(stored);
  if (theirs === 'normal') return priority;
  return t('export.priority', { priority, theirs: t(`staffPriority.${theirs}`) });
}

interface Column {
  /** Built from the service and the question: two services may give a question the same id. */
  key: string;
  label: string;
}

/** Latest version first, so that its labels and its order are used. */
function questionColumns(definitions: [string, ServiceDefinition][]): Column[] {
  const latestFirst = definitions.sort(([one], [other]) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
  const labels = new Map<string, string>();
  for (const [version, { sections }] of latestFirst) {
    for (const { id, label } of sections.flatMap(({ questions }) => questions)) {
      const key = columnKey(version, id);
      if (!labels.has(key)) labels.set(key, label);
    }
  }
  return [...labels].map(([key, label]) => ({ key, label }));
}

function columnKey(version: string, question: string): string {
  return `${version.slice(0, version.lastIndexOf(' '))} ${question}`;
}

function answerCell(
  { form }: Application,
  definition: ServiceDefinition | undefined,
  key: string,
  answerText: ExportWords['answerText'],
): string {
  if (!form || !definition) return '';
  const question = definition.sections
    .flatMap(({ questions }) => questions)
    .find(({ id }) => columnKey(versionKey(form), id) === key);
  const answer = question && form.answers[question.id];
  if (!answer) return '';
  switch (question.kind) {
    // Spreadsheets calculate with these.
    case 'number':
    case 'amount':
    case 'date':
      return answer;
    case 'address':
      return Object.values(splitAddress(answer)).filter(Boolean).join(', ');
    default:
      return answerText(question, answer).replaceAll('\n', '; ');
  }
}
