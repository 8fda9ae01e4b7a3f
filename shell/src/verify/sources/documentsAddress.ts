import * as v from 'valibot';

const configurationSchema = v.object({
  identity: v.object({ projectId: v.pipe(v.string(), v.regex(/^[a-z0-9:.-]+$/)) }),
  records: v.object({
    emulatorUrl: v.optional(v.pipe(v.string(), v.regex(/^(https?:\/\/[^/].*)?$/))),
  }),
});

/**
 * The address of the live store's documents in Firestore's REST API, from the run-time configuration.
 * @returns undefined where the configuration does not say it
 */
export function documentsAddress(configuration: unknown): string | undefined {
  const { success, output } = v.safeParse(configurationSchema, configuration);
  if (!success) return undefined;
  const { identity, records } = output;
  const base = records.emulatorUrl
    ? records.emulatorUrl.replace(/\/+$/, '')
    : 'https://firestore.googleapis.com';
  return `${base}/v1/projects/${identity.projectId}/databases/(default)/documents`;
}
