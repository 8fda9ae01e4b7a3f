import { loginPath, type Role, useAuth } from 'shared-auth';
import { ButtonLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { portalPaths } from '../portalPaths';
import { ForSession } from '../session/ForSession';
import { useMessages } from '../i18n';

/** Where somebody who is signed in goes on. The first is what most of them come for. */
const leads = {
  user: ['/user/apply', '/user/applications'],
  staff: ['/staff/worklist', '/staff/tasks'],
  admin: ['/admin/applications', '/admin/services'],
} as const satisfies Record<Role, readonly [string, string]>;

const roles = ['user', 'staff', 'admin'] as const;

/** What the hero offers: an account to whoever has none; a greeting and the next step to whoever is signed in. */
export function HeroActions() {
  const t = useMessages();
  const { user } = useAuth();
  return (
    <>
      <ForSession who={['nobody']}>
        <Actions>
          <ButtonLink to="/user/register">{t('landing.start')}</ButtonLink>
          <ButtonLink to={loginPath('user')} variant="secondary">
            {t('landing.signIn')}
          </ButtonLink>
          <ButtonLink to={portalPaths.help} variant="quiet">
            {t('landing.help')}
          </ButtonLink>
        </Actions>
      </ForSession>
      {roles.map((role) => (
        <ForSession key={role} who={[role]}>
          <Greeting>
            {user ? t('landing.greetingNamed', { name: user.name }) : t('landing.greeting')}
          </Greeting>
          <Actions>
            <ButtonLink to={leads[role][0]}>{t(`landing.${role}.first`)}</ButtonLink>
            <ButtonLink to={leads[role][1]} variant="secondary">
              {t(`landing.${role}.second`)}
            </ButtonLink>
          </Actions>
        </ForSession>
      ))}
    </>
  );
}

const Greeting = styled.p`
  margin: ${theme.space[6]} 0 0;
  font-weight: ${theme.text.strong};
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[6]};

  ${Greeting} + & {
    margin-top: ${theme.space[3]};
  }
`;
