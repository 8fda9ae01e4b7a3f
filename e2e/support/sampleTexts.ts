import receiptWords from '../../remote-staff/src/payments/i18n/en';
import applicationWords from '../../remote-user/src/my-applications/i18n/en';
import publicServices from '../../shell/deployment/services.json';
import paperWords from '../../shared-area/src/certificate/i18n/en';
import { datedSamples } from '../../shared-data/src/samples/datedSamples';
import {
  sampleCitizenTasks,
  sampleMessages,
  sampleProjects,
} from '../../shared-data/src/samples/sampleCitizenRecords';
import statedWords from '../../shared-model/src/certificates/words/en';
import { sampleDefinitions } from '../../shared-data/src/samples/sampleDefinitions';
import { listTexts } from '../../shared-model/src/definitions/definitionTexts';
import {
  sampleAdmins,
  sampleCitizens,
  sampleStaff,
} from '../../shared-data/src/samples/samplePeople';
import { sampleRequests } from '../../shared-data/src/samples/sampleRequests';
import { sampleSettings } from '../../shared-data/src/samples/sampleSettings';
import { usualTexts } from '../../shared-model/src/settings/texts/usualTexts';
import { sampleStaffProfile } from '../../shared-data/src/samples/sampleStaffProfile';
import { sampleTasks } from '../../shared-data/src/samples/sampleTasks';
import { demoAccounts } from '../../tools/accounts/demoAccounts';

// The Latin texts of a portal's sample records, each as a whole. They are not read from the source files, because most
// words of the portal occur there.

const now = new Date();
const applications = datedSamples(now).map(({ application }) => application);
const definitions = sampleDefinitions.flatMap(listTexts);
const profile = sampleStaffProfile(now);
const requests = sampleRequests(now);
/** As they are sent, and as their list shows them: cut to 70 letters. */
const preparedTexts = usualTexts.list.flatMap(({ texts: { en = '' } }) => [
  en,
  `${en.slice(0, 69).trimEnd()}…`,
]);

/** Names of people: the same in every language. */
export const sampleNames: readonly string[] = [
  ...[...demoAccounts, ...sampleCitizens, ...sampleStaff, ...sampleAdmins, ...requests].map(
    ({ name }) => name,
  ),
  profile.name,
  ...definitions.flatMap(({ key, text }) => (key === 'certificate/signatory/name' ? text : [])),
];

/** From records without a language: shown as they were written, and not marked. */
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
 * English texts of an admin, which can have translations; on papers also the texts that the portal prints. Pages in
 * another language mark them as English. Does not include the answers within them.
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

/** The messages of a catalogue that appear on its papers: those whose keys begin with one of `begin`. */
function printedWords(catalogue: Readonly<Record<string, string>>, begin: string[]): string[] {
  return Object.entries(catalogue).flatMap(([key, message]) =>
    begin.some((each) => key.startsWith(each)) ? message : [],
  );
}
