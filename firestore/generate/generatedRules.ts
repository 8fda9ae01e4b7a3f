import { applicationStatuses } from '../../shared-model/src/applications/Application';
import { canMove } from '../../shared-model/src/applications/moves';
import { collections } from '../../shared-data/src/features/collections';
import { limits } from '../../shared-model/src/limits/limits';
import { limitsToday } from '../../shared-model/src/limits/dailyLimits';
import { answerRules } from './answerRules';
import { applicationRules } from './applicationRules';
import { block } from './block';
import { cleanText, nameOf } from './cleanPatterns';
import { definitionRules } from './definitionRules';
import { fileRules } from './fileRules';
import { kindRules } from './kindRules';
import { ruleFunction } from './ruleFunctions';
import { settingsRules } from './settingsRules';
import { usageRules } from './usageRules';

/** The names under which the rules find a document, by its collection. */
const paths: Record<string, string> = {
  applicationPath: 'applications/{id}',
  notePath: 'applications/{id}/notes/hand-over',
  ownCertificatePath: 'applications/{id}/certificates/{number}',
  applicationNumberPath: 'applicationNumbers/{number}',
  trackingPath: 'tracking/{number}',
  uploadPath: 'uploads/{id}',
  certificatePath: 'certificates/{number}',
  keyPath: 'keys/{kid}',
  keyHolderPath: 'keyHolders/{kid}',
  servicePath: 'services/{id}',
  versionPath: 'services/{id}/versions/{version}',
  settingsPath: 'settings/{id}',
  memberPath: 'members/{uid}',
  invitationPath: 'invitations/{address}',
  accessRequestPath: 'accessRequests/{uid}',
  logPath: 'log/{id}',
  usagePath: 'usage/{uid}',
  countOfTodayPath: 'usage/{uid}/today/{kind}',
  paymentPath: 'payments/{receipt}',
  receiptCounterPath: 'receiptCounters/{year}',
  positionPath: 'positionApplications/{id}',
  positionNumberPath: 'positionNumbers/{number}',
  taskPath: 'tasks/{id}',
  taskDraftPath: 'taskDrafts/{draft}',
  appointmentPath: 'appointments/{uid}/booked/{id}',
};

function pathFunction([name, pattern]: [string, string]): string {
  const parameters = Array.from(pattern.matchAll(/\{(\w+)\}/g), ([, parameter = '']) => parameter);
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_, parameter: string) =>
    parameter === 'version' ? '$(string(version))' : `$(${parameter})`,
  );
  return block(`function ${name}(${parameters.join(', ')})`, [
    `return /databases/$(database)/documents/${path};`,
  ]);
}

/** The moves of a role as a pattern: 'pending to (in-review|pending)|…'. */
function movesOf(role: 'staff' | 'admin'): string {
  return applicationStatuses
    .map((from) => [from, applicationStatuses.filter((to) => canMove(role, from, to))] as const)
    .filter(([, to]) => to.length > 0)
    .map(([from, to]) => `${from} to (${to.join('|')})`)
    .join('|');
}

const counts = Object.entries(limitsToday).map(([kind, most]) => `'${kind}': ${most}`);

/** The part of firestore.rules that follows from the collections, their limits and the table of moves. */
export function generatedRules(): string {
  const functions = [
    ...kindRules,
    ...Object.entries(paths).map(pathFunction),
    '// A text as `cleanText` leaves it, since it is shown to others and signed. What is no text is an error, and refused.',
    block('function isClean(value)', [`return value.matches('^${cleanText}$');`]),
    '// One such line that begins with a character that shows.',
    block('function isName(value)', [`return value.matches('^${nameOf(limits.personName)}$');`]),
    '// A step of an application that keeps the status is a note.',
    block('function mayMove(role, from, to)', [
      `return (from + ' to ' + to).matches(role == 'staff'`,
      `  ? '${movesOf('staff')}'`,
      `  : '${movesOf('admin')}');`,
    ]),
    '// How often an account may do in a day what costs one write.',
    block('function limitOfToday(kind)', [`return { ${counts.join(', ')} }[kind];`]),
    ...applicationRules,
    ...fileRules,
    ...answerRules,
    ...definitionRules,
    ...settingsRules,
    ...usageRules,
    ...Object.values(collections).flatMap((collection) => ruleFunction(collection) ?? []),
  ];
  return functions.join('\n');
}
