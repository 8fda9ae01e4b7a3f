import { useState, type ReactNode } from 'react';
import { FormDefinition } from 'shared-area/questions';
import type { Application, FilledForm, ServiceDefinition } from 'shared-data';
import { Button, theme } from 'shared-ui';
import { Dialog } from 'shared-ui/dialog';
import { styled } from 'styled-components';
import { useCertificateMessages } from './i18n';
import { IssuedCertificate } from './IssuedCertificate';
import { CertificateToSign } from './CertificateToSign';

interface CertificatePartProps {
  application: Application;
  form: FilledForm;
}

/** The certificate of an application: a preview, or the issued one. Renders nothing if its service has no certificate. */
export function CertificatePart({ application, form }: CertificatePartProps) {
  return (
    <FormDefinition form={form} asPublished>
      {(state) => {
        const definition = state?.status === 'ready' ? state.data.definition : undefined;
        if (application.certificate !== undefined) {
          return (
            <Part>
              <IssuedCertificate application={application} form={form} definition={definition} />
            </Part>
          );
        }
        if (!definition?.certificate || application.status === 'approved') return null;
        return (
          <Part>
            <NotIssued application={application} definition={definition} />
          </Part>
        );
      }}
    </FormDefinition>
  );
}

interface NotIssuedProps extends Pick<CertificatePartProps, 'application'> {
  definition: ServiceDefinition;
}

function NotIssued({ application, definition }: NotIssuedProps) {
  const t = useCertificateMessages();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        {t('see')}
      </Button>
      <Dialog open={isOpen} title={t('seeTitle')} onClose={() => setIsOpen(false)}>
        <CertificateToSign application={application} definition={definition} />
      </Dialog>
    </>
  );
}

function Part({ children }: { children: ReactNode }) {
  const t = useCertificateMessages();
  return (
    <Box>
      <Title>{t('title')}</Title>
      {children}
    </Box>
  );
}

const Box = styled.div`
  margin-bottom: ${theme.space[4]};
`;

const Title = styled.p`
  margin-bottom: ${theme.space[1]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
