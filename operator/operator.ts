// The operator's commands (docs/run-a-council.md): `npm run grant-admin -- asha@example.org --project green-valley`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { otherLanguages } from '../shared-ui/src/language/languages';
import { runCommand as runAny, runNamed } from '../tools/running/runCommand';
import { publishedServices, publishedTexts, type DescribedService } from './publishedServices';
import {
  readPublishedServices,
  readPublishedTexts,
  servicesFile,
  textsFile,
} from '../tools/building/servicesFile';
import { removeAbandoned } from './abandonedUploads';
import { putBackup, writeBackup } from './backup';
import { blockAccount } from './blockAccount';
import { describedSamples, describedServices } from './describedServices';
import { explainFailure } from './explainFailure';
import { makeAdmin } from './makeAdmin';
import { openProject, type OpenProject } from '../tools/firestore/openProject';
import { askedProject, reachFirestore, reachProject } from './reachProject';
import { updateRecords } from './updateRecords';
import { putUsualRecords } from './putUsualRecords';

/** Runs a command, and explains the errors of Google's libraries in one sentence. */
const runCommand: typeof runAny = (command) => runAny(command, explainFailure);

const project = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const number = { type: 'string', default: '0' } as const;

function wholeNumber(option: string, text: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) {
    throw new Error(`Say ${option} as a whole number from ${least}.`);
  }
  return value;
}

async function onProject(asked: string | undefined, act: (open: OpenProject) => Promise<void>) {
  const id = askedProject(asked);
  await reachProject();
  const open = openProject(id);
  await act(open);
  await open.close();
}

function publish(described: readonly DescribedService[]): void {
  const services = publishedServices(described, readPublishedServices());
  writeFileSync(servicesFile, `${JSON.stringify(services, null, 2)}\n`);
  console.log(`${services.length} services are in shell/deployment/services.json.`);
  for (const language of otherLanguages) {
    const texts = publishedTexts(described, language, readPublishedTexts(language));
    writeFileSync(textsFile(language), `${JSON.stringify(texts, null, 2)}\n`);
  }
  for (const { name } of services.filter(({ who }) => who === undefined)) {
    console.log(`Nothing says who can apply for ${name}: put it into the file as "who".`);
  }
  console.log('Build and release the shell, and the public pages show them.');
}

runNamed({
  /** Adds the services and the settings that a council starts with. It can be run again: existing records stay as they are. */
  'set-up': () =>
    runCommand({
      usage: 'npm run set-up -- --project ID',
      takes: [],
      options: { project },
      run: (asked) =>
        onProject(asked.project, async ({ firestore }) => {
          const { services, settings } = await putUsualRecords(firestore);
          console.log(
            services > 0
              ? `${services} services were put in.`
              : 'There are services already: left as they are.',
          );
          console.log(
            settings
              ? 'The usual settings were put in.'
              : 'There are settings already: left as they are.',
          );
        }),
    }),

  /** Publishes the services of the project: the public pages show them from the next release of the shell on. */
  'publish-services': () =>
    runCommand({
      usage: 'npm run publish-services -- --project ID | --samples',
      takes: [],
      options: { project, samples: flag },
      async run({ samples, ...asked }) {
        if (samples) publish(describedSamples());
        else {
          await onProject(asked.project, async ({ firestore }) => {
            publish(await describedServices(firestore));
          });
        }
      },
    }),

  /** Updates the records of an earlier release. It can be run again: records that are up to date stay as they are. */
  'update-records': () =>
    runCommand({
      usage: 'npm run update-records -- --project ID [--dry-run] [--from PLACE]',
      takes: [],
      options: { project, 'dry-run': flag, from: { type: 'string' } },
      run: ({ 'dry-run': isDry, from, ...asked }) =>
        onProject(asked.project, ({ firestore }) =>
          updateRecords(firestore, { isDry, from, say: console.log }),
        ),
    }),

  /** Makes a registered person the first administrator. Admins appoint further ones in the portal. */
  'grant-admin': () =>
    runCommand({
      usage: 'npm run grant-admin -- ADDRESS --project ID',
      takes: ['ADDRESS'],
      options: { project },
      run: (asked, [address = '']) =>
        onProject(asked.project, async (open) => {
          const { name, wasAdmin, isConfirmed } = await makeAdmin(open, address);
          console.log(
            `${name} ${wasAdmin ? 'has been' : 'is now'} an administrator of ${open.id}.`,
          );
          if (isConfirmed) return;
          console.log(
            `The address ${address} is not confirmed yet: the rights take effect once it is, by the link in the mail.`,
          );
        }),
    }),

  /** Blocks an account: it cannot sign in, and the requests of its open sessions are refused from the next one on. */
  'block-account': () =>
    runCommand({
      usage: 'npm run block-account -- ADDRESS --project ID [--unblock]',
      takes: ['ADDRESS'],
      options: { project, unblock: flag },
      run: (asked, [address = '']) =>
        onProject(asked.project, async (open) => {
          const { name, released } = await blockAccount(open, address, !asked.unblock);
          console.log(`The account of ${name} is ${asked.unblock ? 'open again' : 'blocked'}.`);
          if (released > 0) console.log(`${released} applications are back in the work list.`);
        }),
    }),

  /** Writes every record of the project into a new folder. */
  backup: () =>
    runCommand({
      usage: 'npm run backup -- FOLDER --project ID',
      takes: ['FOLDER'],
      options: { project },
      async run(asked, [folder = '']) {
        const place = path.resolve(folder);
        const id = askedProject(asked.project);
        await reachFirestore();
        const { records, takenAt } = await writeBackup(id, place, console.log);
        console.log(`${records} records of ${id}, as they were at ${takenAt}, are in ${place}.`);
        console.log('They were read back and counted.');
        console.log(
          'The accounts are not among them: npx firebase auth:export (docs/run-a-council.md).',
        );
      },
    }),

  /** Restores a backup into an empty project. With --overwrite, records with the same path are replaced and others stay. */
  'restore-backup': () =>
    runCommand({
      usage:
        'npm run restore-backup -- FOLDER --project ID [--overwrite] [--as-far-as-it-goes] [--skip RECORDS]',
      takes: ['FOLDER'],
      options: { project, overwrite: flag, 'as-far-as-it-goes': flag, skip: number },
      async run({ overwrite, 'as-far-as-it-goes': asFarAsItGoes, ...asked }, [folder = '']) {
        const id = askedProject(asked.project);
        const skip = wholeNumber('--skip', asked.skip, 0);
        const options = { overwrite, asFarAsItGoes, skip, say: console.log };
        const { note, records, missing } = await putBackup(id, path.resolve(folder), options);
        const from = note ? ` of ${note.project} (${note.takenAt})` : '';
        console.log(`${records} records${from} are in ${id}.`);
        if (missing === 0) return;
        console.log(`${missing ?? 'Others'} are missing: the backup was cut short.`);
      },
    }),

  /** Removes documents that were uploaded and never submitted. */
  'remove-abandoned': () =>
    runCommand({
      usage: 'npm run remove-abandoned -- --project ID [--days 7] [--dry-run]',
      takes: [],
      options: { project, days: { type: 'string', default: '7' }, 'dry-run': flag },
      run: ({ 'dry-run': isDry, ...asked }) =>
        onProject(asked.project, async ({ firestore }) => {
          const days = wholeNumber('--days', asked.days, 1);
          const before = new Date(Date.now() - days * 86_400_000);
          const found = await removeAbandoned(firestore, { before, isDry });
          console.log(
            `${isDry ? 'Would remove' : 'Removed'} ${found.chunks} chunks of ${found.applications} applications and ` +
              `${found.announcements} announcements of documents, all older than ${days} days.`,
          );
        }),
    }),
});
