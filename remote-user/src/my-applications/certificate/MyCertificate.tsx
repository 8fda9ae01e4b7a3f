import { Download, Printer, Share2 } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { OfficeHelp, PageColumns } from 'shared-area';
import {
  CertificateSheet,
  officeDay,
  savedSheet,
  usePrintedAlone,
  useStanding,
} from 'shared-area/certificate';
import type { Certificate } from 'shared-data/certificates';
import { formatCertificateNumber, verifyAddress } from 'shared-data/certificates';
import { Button, Items, Notice, PageHeading, TextLink, theme } from 'shared-ui';
import { useAction } from 'shared-ui/outcome';
import { styled } from 'styled-components';
import { saveFile } from '../../citizen/saveFile';
import { userPaths } from '../../userPaths';
import { useCertificateMessages } from './i18n';

interface MyCertificateProps {
  certificate: Certificate;
  /** The other certificates of the application, the latest first. */
  others: readonly Certificate[];
}

/** A certificate with its state, and the actions of its holder. */
export function MyCertificate({ certificate, others }: MyCertificateProps) {
  const t = useCertificateMessages();
  const sheet = useRef<HTMLElement>(null);
  const standing = useStanding(certificate);
  const failureMessage = useCallback(
    // An abort means that the share dialog was closed: no failure.
    (error: unknown) => (isAbort(error) ? null : t('shareFailed')),
    [t],
  );
  const { run } = useAction(failureMessage);
  usePrintedAlone();
  const { title, token, validUntil, applicationId } = certificate;
  const number = formatCertificateNumber(certificate.number);
  const address = verifyAddress(token, location.origin);
  const documentTitle = t('documentTitle', { title, number });

  const share = () =>
    run('share', async () => {
      await navigator.share({
        title: documentTitle,
        text: t('shareText', { title, number }),
        url: address,
      });
      return undefined;
    });

  const save = () =>
    run('save', () => {
      const file = t('file', { number });
      if (sheet.current) saveFile(file, savedSheet(sheet.current, documentTitle), 'text/html');
      return Promise.resolve({ tone: 'good' as const, text: t('saved', { file }) });
    });

  return (
    <>
      <PageHeading
        documentTitle={documentTitle}
        lead={
          standing
            ? undefined
            : validUntil === undefined
              ? t('forEver')
              : t('until', { day: officeDay(validUntil) })
        }
        actions={
          <>
            <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
              {t('print')}
            </Button>
            {'share' in navigator && (
              <Button
                variant="secondary"
                icon={<Share2 size={20} aria-hidden="true" />}
                onClick={() => void share()}
              >
                {t('share')}
              </Button>
            )}
            <Button
              variant="secondary"
              icon={<Download size={20} aria-hidden="true" />}
              onClick={() => void save()}
            >
              {t('save')}
            </Button>
          </>
        }
      >
        {t('title')}
      </PageHeading>
      <PageColumns help={<OfficeHelp />}>
        {standing && (
          <Notice tone={standing.stamp ? 'bad' : 'warn'} spoken="warn">
            <p>{standing.text}</p>
            {standing.newer !== undefined && (
              <TextLink to={userPaths.certificate(applicationId, standing.newer)}>
                {t('newer')}
              </TextLink>
            )}
          </Notice>
        )}
        <CertificateSheet
          ref={sheet}
          certificate={certificate}
          issued={{ number: certificate.number, address }}
          stamp={standing?.stamp}
        />
        {others.length > 0 && !standing?.newer && (
          <Earlier aria-labelledby="earlier">
            <h2 id="earlier">{t('older')}</h2>
            <ul>
              <Items of={others} keyOf={({ number }) => number}>
                {(other) => (
                  <li>
                    <TextLink to={userPaths.certificate(applicationId, other.number)}>
                      {t('olderOne', {
                        number: formatCertificateNumber(other.number),
                        day: officeDay(other.issuedAt),
                      })}
                    </TextLink>
                  </li>
                )}
              </Items>
            </ul>
          </Earlier>
        )}
      </PageColumns>
    </>
  );
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

const Earlier = styled.section`
  h2 {
    margin-bottom: ${theme.space[2]};
    font-size: ${theme.text.size18};
  }
`;
