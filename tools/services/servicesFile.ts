import { existsSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type {
  PublishedService,
  PublishedTexts,
} from '../../shell/src/service-pages/PublishedService';
import { readJson, root } from '../root';

/** What the public pages are made from, in the deployment of the shell. */
export const servicesFile = path.join(root, 'shell/deployment/services.json');

/** The texts of the services in a further language, beside the file with the first ones. */
export function textsFile(language: string): string {
  return path.join(root, `shell/deployment/services/${language}.json`);
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const servicesSchema = v.array(
  v.object({
    id: text,
    version: v.exactOptional(whole),
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
    name: text,
    description: v.string(),
    who: v.exactOptional(text),
    days: v.pipe(whole, v.minValue(1)),
    fee: whole,
    bring: v.exactOptional(v.string()),
    papers: v.array(v.object({ name: text, hint: v.exactOptional(text), required: v.boolean() })),
    outcome: v.picklist(['certificate', 'answer']),
    months: v.exactOptional(v.pipe(whole, v.minValue(1))),
  }),
);

/** @throws when the file does not hold services; the message names what is wrong */
export function readPublishedServices(): PublishedService[] {
  return readChecked(servicesFile, servicesSchema) ?? [];
}

const textsSchema = v.record(
  v.string(),
  v.object({
    name: v.exactOptional(text),
    description: v.exactOptional(text),
    who: v.exactOptional(text),
    bring: v.exactOptional(text),
    papers: v.exactOptional(
      v.array(v.object({ name: v.exactOptional(text), hint: v.exactOptional(text) })),
    ),
  }),
);

/** @throws when the file does not hold texts of services; the message names what is wrong */
export function readPublishedTexts(language: string): Record<string, PublishedTexts> {
  return readChecked(textsFile(language), textsSchema) ?? {};
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
