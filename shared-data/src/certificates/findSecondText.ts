import type { SecondText } from './Certificate';
import type { CheckSources } from './checkCertificate';
import type { CertificateClaims } from './claims';
import { digestSecondText } from './digestSecondText';

/**
 * What a certificate states in the council's language, for claims that were found to be the council's. It never fails.
 * @returns undefined where there is none, where it cannot be read now, and where the store has another than was signed
 */
export async function findSecondText(
  { id, second }: CertificateClaims,
  { findSecond }: Pick<CheckSources, 'findSecond'>,
): Promise<SecondText | undefined> {
  if (!second) return undefined;
  const found = await findSecond(id, second);
  if (found.kind !== 'found' || found.value.language !== second.language) return undefined;
  return (await digestSecondText(found.value)) === second.digest ? found.value : undefined;
}
