import { useState } from 'react';
import { useCurrentUser } from 'shared-area';
import { CertificateSheet, officeDay, useStanding } from 'shared-area/certificate';
import {
  useRecords,
  watchCertificates,
  type Application,
  type FilledForm,
  type ServiceDefinition,
} from 'shared-data';
import { formatCertificateNumber, verifyAddress, type Certificate } from 'shared-data/certificates';
import { Actions, Button, Notice, Skeleton, theme } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { styled } from 'styled-components';
import { RecordsView } from '../../admin/RecordsView';
import { useCertificateMessages } from './i18n';
import { ReplaceForm } from './ReplaceForm';
import { RevokeForm } from './RevokeForm';

interface IssuedCertificateProps {
  application: Application;
  form: FilledForm;
  /** Undefined while it is loading; the actions that need it are not available until then. */
  definition: ServiceDefinition | undefined;
}

/** The latest certificate of an application, and what an admin can do with it. */
export function IssuedCertificate(props: IssuedCertificateProps) {
  const t = useCertificateMessages();
  const certificates = useRecords(watchCertificates, props.application.id);
  return (
    <RecordsView state={certificates} failed={t('failed')} skeleton={<Skeleton lines={2} />}>
      {([latest]) => latest && <Latest {...props} certificate={latest} />}
    </RecordsView>
  );
}

interface LatestProps extends IssuedCertificateProps {
  certificate: Certificate;
}

function Latest({ application, form, definition, certificate }: LatestProps) {
  const t = useCertificateMessages();
  const { uid: ownUid } = useCurrentUser();
  const [open, setOpen] = useState<'view' | 'revoke' | 'replace' | null>(null);
  const close = () => setOpen(null);
  const standing = useStanding(certificate);
  const number = formatCertificateNumber(certificate.number);
  const mayChange =
    certificate.state.kind === 'valid' &&
    application.status === 'approved' &&
    application.applicant.uid !== ownUid;
  return (
    <Standing>
      <p>{t('issued', { number, day: officeDay(certificate.issuedAt) })}</p>
      {standing && (
        <Notice tone={standing.stamp ? 'bad' : 'warn'} spoken="warn">
          {standing.text}
        </Notice>
      )}
      <Actions>
        <Button variant="secondary" size="small" onClick={() => setOpen('view')}>
          {t('view')}
        </Button>
        {mayChange && definition?.certificate && (
          <Button variant="quiet" size="small" onClick={() => setOpen('replace')}>
            {t('replace')}
          </Button>
        )}
        {mayChange && (
          <Button variant="quiet" size="small" onClick={() => setOpen('revoke')}>
            {t('revoke')}
          </Button>
        )}
      </Actions>
      <Dialog open={open === 'view'} title={t('viewTitle', { number })} onClose={close}>
        <CertificateSheet
          certificate={certificate}
          issued={{
            number: certificate.number,
            address: verifyAddress(certificate.token, location.origin),
          }}
          stamp={standing?.stamp}
        />
      </Dialog>
      <Dialog open={open === 'revoke'} title={t('revokeTitle', { number })} onClose={close}>
        <RevokeForm application={application} certificate={certificate} onClose={close} />
      </Dialog>
      <Dialog open={open === 'replace'} title={t('replaceTitle', { number })} onClose={close}>
        {definition && (
          <ReplaceForm
            application={application}
            form={form}
            definition={definition}
            certificate={certificate}
            onClose={close}
          />
        )}
      </Dialog>
    </Standing>
  );
}

const Standing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;
