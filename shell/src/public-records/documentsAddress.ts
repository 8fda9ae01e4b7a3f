import { isEither, isMissing, isObjectOf, isTextLike } from 'shared-data/certificates';

const isConfiguration = isObjectOf({
  identity: isObjectOf({ projectId: isTextLike(/^[a-z0-9:.-]+$/) }),
  records: isObjectOf({
    emulatorUrl: isEither(isTextLike(/^(https?:\/\/[^/].*)?$/), isMissing),
  }),
});

/**
 * The address of the live store's documents in Firestore's REST API, from the run-time configuration.
 * @returns undefined where the configuration does not contain it
 */
export function documentsAddress(configuration: unknown): string | undefined {
  if (!isConfiguration(configuration)) return undefined;
  const { identity, records } = configuration;
  const base = records.emulatorUrl
    ? records.emulatorUrl.replace(/\/+$/, '')
    : 'https://firestore.googleapis.com';
  return `${base}/v1/projects/${identity.projectId}/databases/(default)/documents`;
}
