import { ControlText, InLanguage, useServiceNames } from 'shared-area';
import type { Service } from 'shared-data';
import { serviceDaysLimit } from 'shared-data/model';
import { SummaryList, TextLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { FormSheet } from '../admin/FormSheet';
import { adminPaths } from '../adminPaths';
import { useSettingsMessages } from './i18n';
import { ServicesMessage, useServicesMessages } from '../services/i18n';
import { PromisedDaysForm } from './PromisedDaysForm';

interface PromisedDaysProps {
  services: readonly Service[];
}

/** The days within which each service promises a decision. Described services change theirs in the designer. */
export function PromisedDays({ services }: PromisedDaysProps) {
  const t = useSettingsMessages();
  const tServices = useServicesMessages();
  const nameOf = useServiceNames();
  const described = services.filter(({ version }) => version > 0);
  const others = services.filter(({ version }) => version === 0);
  return (
    <FormSheet as="section" aria-label={t('days')}>
      <h2>{t('days')}</h2>
      <Lead>{t('daysLead', { limit: serviceDaysLimit })}</Lead>
      {described.length > 0 && (
        <Described>
          <Lead>{t('daysDescribed')}</Lead>
          <SummaryList
            arrangement="apart"
            rows={described.map(({ id, name, days }) => {
              const { text, lang } = nameOf(name);
              return {
                id,
                label: text,
                lang,
                value: (
                  <>
                    {tServices('days', { days })}{' '}
                    <EditLink to={adminPaths.service(id)}>
                      <ControlText
                        name={
                          <ServicesMessage
                            id="editOf"
                            values={{ name: <InLanguage lang={lang}>{text}</InLanguage> }}
                          />
                        }
                      >
                        {tServices('edit')}
                      </ControlText>
                    </EditLink>
                  </>
                ),
              };
            })}
          />
        </Described>
      )}
      {others.length > 0 && (
        // The key remounts the form when the list of services changes.
        <PromisedDaysForm key={others.map(({ id }) => id).join(' ')} services={others} />
      )}
    </FormSheet>
  );
}

const Lead = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.muted};
`;

const EditLink = styled(TextLink)`
  margin-inline-start: ${theme.space[3]};
`;

const Described = styled.div`
  margin-bottom: ${theme.space[6]};
`;
