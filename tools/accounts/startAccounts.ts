import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Ports } from '../ports';
import { writeWhole } from '../releasing/files';
import { startAgainIfLost } from '../running/startAgainIfLost';
import { startAuthEmulator } from './authEmulator';
import { demoAccounts } from './demoAccounts';
import { createEmulatorClient, type EmulatorClient } from './EmulatorClient';

const watchEvery = 2000;

interface AccountsOptions {
  ports: Pick<Ports, 'auth' | 'hub'>;
  /** The folder of the emulator's files. */
  folder: string;
  /** The file that saves the accounts across restarts; null for accounts that end with this run. */
  keepIn: string | null;
  /** Receives a message for each mail that a real project would have sent. */
  say?: ((line: string) => void) | undefined;
  onLost: (error: Error) => void;
}

/**
 * The accounts of a developer's machine: the official emulator, with the demo accounts and those of earlier
 * runs. The emulator stores accounts in memory and exports them only when it ends normally; closing a laptop
 * prevents that, so this saves them to a file whenever they have changed.
 */
export async function startAccounts({ ports, folder, keepIn, say, onLost }: AccountsOptions) {
  const client = createEmulatorClient(ports.auth);
  const save = keepIn ? createSaving(client, keepIn) : () => Promise.resolve();
  const start = async (whenLost: (error: Error) => void) => {
    const kept = keepIn ? readKeptAccounts(keepIn) : [];
    const emulator = await startAuthEmulator({ ports, folder, say, onLost: whenLost });
    try {
      await client.addAccounts(kept);
      await addMissingDemoAccounts(client);
      await save();
    } catch (error) {
      await emulator.stop();
      throw error;
    }
    return emulator;
  };
  // Accounts that are not kept are those of a test, which fails rather than go on with other accounts.
  const once = keepIn ? undefined : await start(onLost);
  const running = once ? () => once : await startAgainIfLost(start, { say, onLost });

  const seen = new Set<string>();
  const watch = async () => {
    await save();
    if (!say) return;
    for (const { email, oobLink } of await client.listMailedLinks()) {
      if (seen.has(oobLink)) continue;
      seen.add(oobLink);
      // The emulator's page reads the new password from the URL; the page of a real project would have a form
      // for it.
      say(
        `A link was asked for by ${email}. To reset the password, open it with the new one at its end:\n  ${oobLink}&newPassword=`,
      );
    }
  };
  // Saving only fails while the emulator ends, and that is reported.
  const timer = setInterval(() => void watch().catch(() => undefined), watchEvery);

  return {
    async stop() {
      clearInterval(timer);
      await save().catch(() => undefined);
      await running().stop();
    },
  };
}

function createSaving(client: EmulatorClient, file: string) {
  let saved = '';
  return async () => {
    const users = await client.listAccounts();
    const text = JSON.stringify(users);
    if (text === saved) return;
    writeKeptAccounts(path.resolve(file), users);
    saved = text;
  };
}

async function addMissingDemoAccounts(client: EmulatorClient): Promise<void> {
  const known = new Set((await client.listAccounts()).map(({ email }) => email));
  await client.addAccounts(
    demoAccounts
      .filter(({ email }) => !known.has(email))
      .map(({ localId, name, email, password }) => ({
        localId,
        email,
        displayName: name,
        emailVerified: true,
        // The format in which the emulator stores passwords.
        salt: 'fakeSaltX',
        passwordHash: `fakeHash:salt=fakeSaltX:password=${password}`,
        providerUserInfo: [
          { providerId: 'password', email, federatedId: email, rawId: email, displayName: name },
        ],
      })),
  );
}

const fileSchema = v.object({ users: v.array(v.looseObject({ localId: v.string() })) });

/** The accounts of earlier runs; empty if there is no file. Throws if the file is damaged. */
export function readKeptAccounts(file: string): object[] {
  if (!existsSync(file)) return [];
  try {
    return v.parse(fileSchema, JSON.parse(readFileSync(file, 'utf8'))).users;
  } catch (cause) {
    throw new Error(`The accounts in ${file} cannot be read. Remove the file to start afresh.`, {
      cause,
    });
  }
}

/** Replaces the file atomically: an interrupted run leaves either the old or the new one. */
export function writeKeptAccounts(file: string, users: readonly object[]): void {
  writeWhole(file, JSON.stringify({ users }, null, 2));
}
