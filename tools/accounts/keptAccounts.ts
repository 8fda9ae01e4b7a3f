import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { writeWhole } from '../releasing/files';

const fileSchema = v.object({ users: v.array(v.looseObject({ localId: v.string() })) });

/** The accounts of earlier runs; none where there is no file, and a clear word where it is damaged. */
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

/** Replaces the file in one step: a run that is cut short leaves the old one or the new one. */
export function writeKeptAccounts(file: string, users: readonly object[]): void {
  writeWhole(file, JSON.stringify({ users }, null, 2));
}
