import type { Service } from 'shared-data';
import { serviceDaysLimit } from 'shared-data/model';
import { SummaryList, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { FormSheet } from '../admin/FormSheet';
import { adminPaths } from '../adminPaths';
import { useMessages } from '../i18n';
import { PromisedDaysForm } from './PromisedDaysForm';

interface PromisedDaysProps {
  services: readonly Service[];
}

/** The days within which each service is promised to be decided. Those of a described one change with its description. */
export function PromisedDays({ services }: PromisedDaysProps) {
  const t = useMessages();
  const described = services.filter(({ version }) => version > 0);
  const others = services.filter(({ version }) => version === 0);
  return (
    <FormSheet as="section" aria-label={t('settings.days')}>
      <h2>{t('settings.days')}</h2>
      <Lead>{t('settings.daysLead', { limit: serviceDaysLimit })}</Lead>
      {described.length > 0 && (
        <Described>
          <Lead>{t('settings.daysDescribed')}</Lead>
          <SummaryList
            arrangement="apart"
            rows={described.map(({ id, name, days }) => ({
              id,
              label: name,
              value: (
                <>
                  {t('services.days', { days })}{' '}
                  <TextLink to={adminPaths.service(id)} aria-label={t('services.editOf', { name })}>
                    {t('services.edit')}
                  </TextLink>
                </>
              ),
            }))}
          />
        </Described>
      )}
      {others.length > 0 && (
        // A service more or less is another form.
        <PromisedDaysForm key={others.map(({ id }) => id).join(' ')} services={others} />
      )}
    </FormSheet>
  );
}

const Lead = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.muted};
`;

const Described = styled.div`
  margin-bottom: ${theme.space[6]};
`;
