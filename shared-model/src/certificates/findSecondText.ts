import type { SecondText } from './certificateSchemas';
import type { CheckSources } from './checkCertificate';
import type { CertificateClaims } from './claims';
import { digestSecondText } from './digestSecondText';

/**
 * The text of a certificate in the council's language, for claims that were verified before. It never throws.
 * @returns undefined if there is none, if it cannot be read now, or if the stored text is not the signed one
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
