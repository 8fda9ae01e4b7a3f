import { useLocation } from 'react-router-dom';
import { ServiceName, StatusMark } from 'shared-area';
import { DeadlineText } from 'shared-area/deadline';
import { councilNow, type Application } from 'shared-data';
import { certificateRevocation, citizenStatus } from 'shared-data/model';
import { formatDate, TextLink, theme, VisuallyHidden } from 'shared-ui';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from 'shared-ui/table';
import { styled } from 'styled-components';
import { SampleTag } from '../citizen/SampleTag';
import { userPaths } from '../userPaths';
import { useApplicationMessages, ApplicationMessage } from './i18n';

interface ApplicationTableProps {
  applications: readonly Application[];
}

/** Service and Status (spec.md §2); on a phone each row is a card. The service links to the application. */
export function ApplicationTable({ applications }: ApplicationTableProps) {
  const t = useApplicationMessages();
  return (
    <Table caption={t('applications.title')} captionHidden>
      <TableHead>
        <TableRow>
          <TableHeader>{t('applications.service')}</TableHeader>
          <TableHeader>{t('applications.status')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {applications.map((application) => (
          <ApplicationRow key={application.id} application={application} />
        ))}
      </TableBody>
    </Table>
  );
}

function ApplicationRow({ application }: { application: Application }) {
  const t = useApplicationMessages();
  const here = useLocation();
  const service = <ServiceName>{application.service}</ServiceName>;
  const { id, number, submittedAt, status, sample, certificate } = application;
  return (
    <TableRow>
      <TableCell header long>
        <Opener>
          <TextLink to={userPaths.application(id)} state={{ from: here }}>
            {service}
          </TextLink>
          <Small>
            {t('applications.submitted', {
              number,
              day: formatDate(new Date(submittedAt)),
            })}{' '}
            {sample && <SampleTag />}
          </Small>
          {application.deadline && (
            <Small>
              <DeadlineText application={application} now={councilNow()} isOwn />
            </Small>
          )}
        </Opener>
      </TableCell>
      <TableCell label={t('applications.status')}>
        <StatusMark status={citizenStatus(status)} t={t} />
        {certificate && (
          <>
            {' '}
            <TextLink to={userPaths.certificate(id)} state={{ from: here }}>
              <ApplicationMessage
                id={
                  certificateRevocation(application)
                    ? 'applications.revoked'
                    : 'applications.certificate'
                }
                values={{ service, number }}
                parts={{ hidden: <VisuallyHidden /> }}
              />
            </TextLink>
          </>
        )}
      </TableCell>
    </TableRow>
  );
}

/** The whole cell opens the application. */
const Opener = styled.div`
  position: relative;

  padding: 0 ${theme.space[1]};

  a::after {
    content: '';
    position: absolute;
    inset: -${theme.space[3]} -${theme.space[1]};
  }

  @media not print {
    [data-cards] & {
      flex: 1;
      padding: ${theme.space[2]} ${theme.space[3]};
    }

    [data-cards] & a::after {
      inset: 0;
    }
  }
`;

const Small = styled.span`
  display: block;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
  font-weight: 400;
`;
