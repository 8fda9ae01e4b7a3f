import { type Application } from 'shared-data';
import { officeHours } from 'shared-data/model';
import { activeLocales } from 'shared-platform';
import { Card, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useCouncilSettings } from '../citizen/useCouncilSettings';
import { useWayMessages } from './i18n';
import { useFeeText } from './useFeeText';
import { useService } from './useService';

/** What helps beside an application: the papers, fee and days of its service, and the office. */
export function ApplicationHelp({ application }: { application: Application }) {
  const t = useWayMessages();
  const service = useService(application.service);
  const feeText = useFeeText(application);
  return (
    <>
      {feeText !== undefined && (
        <Part as="section" aria-labelledby="help-fee">
          <h2 id="help-fee">{t('help.fee')}</h2>
          <p>{feeText}</p>
        </Part>
      )}
      {service && (
        <>
          <Part as="section" aria-labelledby="help-time">
            <h2 id="help-time">{t('help.time')}</h2>
            <p>{t('help.days', { days: service.days })}</p>
          </Part>
          {service.documents.length > 0 && (
            <Part as="section" aria-labelledby="help-papers">
              <h2 id="help-papers">{t('help.papers')}</h2>
              <ul>
                {service.documents.map((paper) => (
                  <li key={paper}>{paper}</li>
                ))}
              </ul>
            </Part>
          )}
        </>
      )}
      <Office />
    </>
  );
}

function Office() {
  const t = useWayMessages();
  const settings = useCouncilSettings();
  const { address, phone, email, hoursNote } = settings;
  const hours = officeHours(settings, activeLocales());
  return (
    <Part as="section" aria-labelledby="help-office">
      <h2 id="help-office">{t('help.office')}</h2>
      <p>{address}</p>
      {hours && <p>{hours}</p>}
      {hoursNote && <p>{hoursNote}</p>}
      {phone && (
        <p>
          <Way href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{t('help.call', { phone })}</Way>
        </p>
      )}
      {email && (
        <p>
          <Way href={`mailto:${email}`}>{t('help.write', { email })}</Way>
        </p>
      )}
    </Part>
  );
}

const Part = styled(Card)`
  padding: ${theme.space[4]};
  overflow-wrap: anywhere;

  > :is(p, ul) {
    font-size: ${theme.text.size14};
    line-height: 20px;
  }

  ul {
    margin: 0;
    padding-inline-start: ${theme.space[4]};
  }
`;

const Way = styled.a`
  display: inline-block;
  padding-block: ${theme.space[1]};
  color: ${theme.color.primary};
`;
