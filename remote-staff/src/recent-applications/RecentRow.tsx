import { ServiceName, StatusMark } from 'shared-area';
import { councilNow, type Application } from 'shared-data';
import { staffStatus } from 'shared-data/model';
import { Button, RelativeTime, theme } from 'shared-ui';
import { RowActions, TableCell, TableRow } from 'shared-ui/table';
import { styled } from 'styled-components';
import { useMessages } from '../i18n';
import { ApplicationPriority } from './ApplicationPriority';
import { ReviewLink } from './ReviewLink';

interface RecentRowProps {
  application: Application;
  /** Another applicant on this page has the same name: then the address is shown too. */
  isNameShared: boolean;
  onDetails: (application: Application) => void;
}

export function RecentRow({ application, isNameShared, onDetails }: RecentRowProps) {
  const t = useMessages();
  const { applicant, number, priority, service, status, submittedAt } = application;
  return (
    <TableRow>
      <TableCell header aria-colindex={1} label={t('recent.id')}>
        <Nowrap>{number}</Nowrap>
      </TableCell>
      <TableCell long aria-colindex={2} label={t('recent.applicant')}>
        {applicant.name}
        {isNameShared && <Email>{applicant.email}</Email>}
      </TableCell>
      <TableCell long aria-colindex={3} label={t('recent.service')}>
        <ServiceName>{service}</ServiceName>
      </TableCell>
      <TableCell aria-colindex={4} label={t('recent.priority')}>
        <ApplicationPriority priority={priority} />
      </TableCell>
      <TableCell aria-colindex={5} label={t('recent.status')}>
        <StatusMark status={staffStatus(status)} stage={t(`stage.${status}`)} t={t} />
      </TableCell>
      <TableCell aria-colindex={6} label={t('recent.date')}>
        <Nowrap>
          <RelativeTime value={new Date(submittedAt)} now={councilNow} />
        </Nowrap>
      </TableCell>
      <TableCell aria-colindex={7}>
        <RowActions>
          <ReviewLink
            application={application}
            variant="secondary"
            size="small"
            aria-label={t('recent.reviewOf', { number })}
          />
          <Button
            variant="quiet"
            size="small"
            aria-label={t('recent.detailsOf', { number })}
            onClick={() => onDetails(application)}
          >
            {t('recent.details')}
          </Button>
        </RowActions>
      </TableCell>
    </TableRow>
  );
}

const Email = styled.span`
  display: block;
  overflow-wrap: anywhere;
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;

const Nowrap = styled.span`
  white-space: nowrap;
`;
