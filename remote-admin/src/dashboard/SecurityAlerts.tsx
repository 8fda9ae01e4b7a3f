import { useId } from 'react';
import { councilNow } from 'shared-data';
import { Card, Items, RelativeTime, Skeleton, TextLink, theme, VisuallyHidden } from 'shared-ui';
import { styled } from 'styled-components';
import { RecordsView } from '../admin/RecordsView';
import { adminPaths } from '../adminPaths';
import { useMessages, FormattedMessage } from '../i18n';
import type { Alert } from './findAlerts';
import { useAlerts } from './useAlerts';

/** Events that give somebody power or take a decision back, each with a link. */
export function SecurityAlerts() {
  const t = useMessages();
  const titleId = useId();
  const alerts = useAlerts();

  function describe(alert: Alert): string {
    switch (alert.kind) {
      case 'reversed':
        return t('alerts.reversed', { by: alert.by, number: alert.number });
      case 'new-key':
      case 'revoked-key':
        return t(`alerts.${alert.kind}`, { name: alert.name, device: alert.device });
      default:
        return t(`alerts.${alert.kind}`, { name: alert.name, email: alert.email });
    }
  }

  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{t('alerts.title')}</h2>
      <RecordsView
        state={alerts}
        failed={t('dashboard.failed')}
        skeleton={<Skeleton lines={2} height="44px" />}
      >
        {(list) =>
          list.length === 0 ? (
            <None>
              <p>{t('alerts.none')}</p>
              <p>{t('alerts.noneText')}</p>
            </None>
          ) : (
            <Alerts>
              <Items of={list} keyOf={({ id }) => id}>
                {(alert) => (
                  <Entry>
                    <span>{describe(alert)}</span>
                    <Aside>
                      <TextLink to={placeOf(alert)}>
                        <FormattedMessage
                          id="alerts.look"
                          values={{ alert: describe(alert) }}
                          parts={{ hidden: <VisuallyHidden /> }}
                        />
                      </TextLink>
                      <RelativeTime value={new Date(alert.at)} now={councilNow} />
                    </Aside>
                  </Entry>
                )}
              </Items>
            </Alerts>
          )
        }
      </RecordsView>
    </Card>
  );
}

function placeOf(alert: Alert): string {
  if (alert.kind === 'reversed') return adminPaths.foundApplications(alert.number);
  if (alert.kind === 'new-key' || alert.kind === 'revoked-key') return adminPaths.signingKeys;
  return adminPaths.users;
}

const None = styled.div`
  margin-top: ${theme.space[2]};
  color: ${theme.color.muted};
`;

const Alerts = styled.ul`
  padding: 0;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[1]};
  padding: ${theme.space[3]} 0;

  & + & {
    border-top: 1px solid ${theme.color.line};
  }
`;

const Aside = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[3]};
  color: ${theme.color.muted};
  font-size: ${theme.text.size14};
`;
