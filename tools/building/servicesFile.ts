import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import {
  publishedServiceSchema,
  publishedTextsSchema,
  type PublishedService,
  type PublishedTexts,
} from '../../shell/src/service-pages/PublishedService';
import { readJson, root } from '../root';

/** The services that the public pages are made from, in the deployment of the shell. */
export const servicesFile = path.join(root, 'shell/deployment/services.json');

/** The texts of the services in a further language, beside the file with the English ones. */
export function textsFile(language: string): string {
  return path.join(root, `shell/deployment/services/${language}.json`);
}

/** @throws if the file does not contain valid services; the message says what is wrong */
export function readPublishedServices(): PublishedService[] {
  return readChecked(servicesFile, v.array(publishedServiceSchema)) ?? [];
}

/** @throws if the file does not contain valid texts of services; the message says what is wrong */
export function readPublishedTexts(language: string): Record<string, PublishedTexts> {
  return readChecked(textsFile(language), v.record(v.string(), publishedTextsSchema)) ?? {};
}

function readChecked<S extends v.GenericSchema>(
  file: string,
  schema: S,
): v.InferOutput<S> | undefined {
  if (!existsSync(file)) return undefined;
  const { success, output, issues } = v.safeParse(schema, readJson(file));
  if (success) return output;
  const wrong = issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new Error(`${path.relative(root, file)}: ${wrong.join('; ')}`);
}
