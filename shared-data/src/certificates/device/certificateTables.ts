import type { Dexie, Table } from 'dexie';
import type { CertificateNumber, KeyId } from '../../store/kinds';
import type { Certificate, SigningKey } from '../Certificate';
import type { IssuedCertificate } from '../issueCertificate';
import type { OwnKey } from '../OwnKey';

/** The row includes the public record: the page that checks certificates reads the same row. */
type CertificateRow = IssuedCertificate & Pick<Certificate, 'state'>;
type SigningKeyRow = Omit<SigningKey, 'isHere'>;

export const certificateTables = {
  certificates: 'number, applicationId',
  signingKeys: 'kid',
  privateKeys: 'kid, uid',
};

interface CertificateTables {
  certificates: Table<CertificateRow, CertificateNumber>;
  signingKeys: Table<SigningKeyRow, KeyId>;
  privateKeys: Table<OwnKey, KeyId>;
}

export function certificateTablesOf(db: Dexie): CertificateTables {
  return {
    certificates: db.table('certificates'),
    signingKeys: db.table('signingKeys'),
    privateKeys: db.table('privateKeys'),
  };
}
