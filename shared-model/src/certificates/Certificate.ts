import type { CertificateNumber, IsoDay, IsoTime, KeyId } from '../kinds/kinds';
import type { CertificateState } from './certificateSchemas';

/** The public record, which anybody who knows the number may read. It contains nothing that is not on the paper. */
export interface CertificateRecord {
  number: CertificateNumber;
  /** Title of the certificate. */
  title: string;
  /** The holder's name with the first letter of each word only: 'S••• D•••'. */
  maskedHolder: string;
  issuedAt: IsoTime;
  validUntil?: IsoDay | undefined;
  /** The id of the key that it was signed with. */
  kid: KeyId;
  /** SHA-256 of the token in base64url: another token with the same number is refused. */
  digest: string;
  state: CertificateState;
}
