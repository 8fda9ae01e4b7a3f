import { councilNow } from 'shared-data';
import { portalReasonOf, type Certificate } from 'shared-data/certificates';
import { councilDay } from 'shared-data/model';
import { useMessages } from './i18n';
import { officeDay } from './officeDay';

/** Why a certificate is no longer valid. */
export interface Standing {
  text: string;
  /**
   * The text across the sheet. An expired certificate has none, because it shows the end of its validity
   * anyway.
   */
  stamp?: string;
  /** The number of its replacement. */
  newer?: Certificate['number'];
}

/** The reason why a certificate is no longer valid, as a text; undefined if it is valid. */
export function useStanding(certificate: Certificate): Standing | undefined {
  const t = useMessages();
  const { state, validUntil } = certificate;
  switch (state.kind) {
    case 'revoked': {
      const day = officeDay(state.at);
      const own = portalReasonOf(state.reason);
      const reason = own ? t(`revokedBecause.${own}`) : state.reason;
      return {
        text: t('revokedBecause', { day, reason }),
        stamp: t('revokedOn', { day }),
      };
    }
    case 'replaced': {
      const day = officeDay(state.at);
      return {
        text: t('replacedByNewer', { day }),
        stamp: t('replacedOn', { day }),
        newer: state.by,
      };
    }
    case 'valid':
      return validUntil !== undefined && validUntil < councilDay(councilNow())
        ? { text: t('expiredOn', { day: officeDay(validUntil) }) }
        : undefined;
  }
}
