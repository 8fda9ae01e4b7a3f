import receiptWords from '../../remote-staff/src/payments/i18n/en';
import applicationWords from '../../remote-user/src/my-applications/i18n/en';
import publicServices from '../../shell/deployment/services.json';
import paperWords from '../../shared-area/src/certificate/i18n/en';
import { datedSamples } from '../../shared-data/src/applications/device/seedApplications';
import {
  sampleCitizenTasks,
  sampleMessages,
  sampleProjects,
} from '../../shared-data/src/citizen-dashboard/device/sampleCitizenRecords';
import statedWords from '../../shared-data/src/certificates/words/en';
import { sampleDefinitions } from '../../shared-data/src/definitions/device/sampleDefinitions';
import { listTexts } from '../../shared-data/src/definitions/definitionTexts';
import {
  sampleAdmins,
  sampleCitizens,
  sampleStaff,
} from '../../shared-data/src/device/samplePeople';
import { sampleRequests } from '../../shared-data/src/people/device/sampleRequests';
import { sampleSettings } from '../../shared-data/src/settings/device/sampleSettings';
import { usualTexts } from '../../shared-data/src/settings/texts/usualTexts';
import { sampleStaffProfile } from '../../shared-data/src/staff-profile/device/sampleStaffProfile';
import { sampleTasks } from '../../shared-data/src/tasks/device/sampleTasks';
import { demoAccounts } from '../../tools/accounts/demoAccounts';

// What the sample records of a portal say in Latin letters, each text as a whole. Not the source that writes them: most
// words of the portal occur in it.

const now = new Date();
const applications = datedSamples(now).map(({ application }) => application);
const definitions = sampleDefinitions.flatMap(listTexts);
const profile = sampleStaffProfile(now);
const requests = sampleRequests(now);
/** As they go out, and as the list of them shows them: cut to 70 letters. */
const preparedTexts = usualTexts.list.flatMap(({ texts: { en = '' } }) => [
  en,
  `${en.slice(0, 69).trimEnd()}…`,
]);

/** Of people: the same in every language. */
export const sampleNames: readonly string[] = [
  ...[...demoAccounts, ...sampleCitizens, ...sampleStaff, ...sampleAdmins, ...requests].map(
    ({ name }) => name,
  ),
  profile.name,
  ...definitions.flatMap(({ key, text }) => (key === 'certificate/signatory/name' ? text : [])),
];

/** Written into records that do not say in which language they are: shown as they were written, without a mark. */
export const sampleNotes: readonly string[] = [
  ...applications.flatMap(({ details, history }) => [
    details,
    ...history.flatMap(({ note }) => note ?? []),
  ]),
  ...[...sampleTasks(now), ...sampleProjects(now), ...sampleCitizenTasks(now)].map(
    ({ title }) => title,
  ),
  ...sampleMessages(now).flatMap(({ from, subject, text }) => [
    from,
    subject,
    ...text.split('\n\n'),
  ]),
  ...[profile, ...requests].map(({ position }) => position),
  ...[profile.department, profile.medicalBenefits],
];

/**
 * Written in English by an admin, with a place for each further language; on papers also what the portal prints around
 * it. On a page in another language they are marked as English. Without the answers that stand in them.
 */
export const sampleEnglish: readonly string[] = [
  ...definitions.map(({ text }) => text),
  ...publicServices.flatMap(({ name, description, who, papers }) => [
    ...[name, description, who],
    ...papers.flatMap((paper) => [paper.name, paper.hint ?? '']),
  ]),
  ...[sampleSettings.name, sampleSettings.address, sampleSettings.hoursNote],
  ...preparedTexts,
  ...Object.values(paperWords),
  ...printedWords(receiptWords, ['receipt.', 'method.']),
  ...printedWords(applicationWords, [
    ...['receipt.', 'paper.', 'status.', 'application.applicant', 'application.submitted'],
    ...['application.noDocuments', 'application.paid', 'application.feeDue', 'help.free'],
  ]),
  ...Object.values(statedWords),
].flatMap((text) => text.split(/\s*\{[^{}]*\}\s*/).filter(Boolean));

/** Of a catalogue, the messages that its papers have: those whose keys begin so. */
function printedWords(catalogue: Readonly<Record<string, string>>, begin: string[]): string[] {
  return Object.entries(catalogue).flatMap(([key, message]) =>
    begin.some((each) => key.startsWith(each)) ? message : [],
  );
}
