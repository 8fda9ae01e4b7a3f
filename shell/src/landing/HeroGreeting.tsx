import { type Role, useAuth } from 'shared-auth';
import { Actions, ButtonLink, theme } from 'shared-ui';
import { styled } from 'styled-components';
import { useHydrated } from '../hydration/useHydrated';
import { useMessages } from '../service-pages/i18n';

/** The next steps of a signed-in person. The first one is the most common. */
const leads = {
  user: ['/user/apply', '/user/applications'],
  staff: ['/staff/worklist', '/staff/tasks'],
  admin: ['/admin/applications', '/admin/services'],
} as const satisfies Record<Role, readonly [string, string]>;

/** A greeting and the next step for a signed-in person. */
export function HeroGreeting({ role }: { role: Role }) {
  const t = useMessages();
  const { user } = useAuth();
  // The document was rendered without knowing the name.
  const isHydrated = useHydrated();
  return (
    <>
      <Greeting>
        {user && isHydrated
          ? t('landing.greetingNamed', { name: user.name })
          : t('landing.greeting')}
      </Greeting>
      <Actions>
        <ButtonLink to={leads[role][0]}>{t(`landing.${role}.first`)}</ButtonLink>
        <ButtonLink to={leads[role][1]} variant="secondary">
          {t(`landing.${role}.second`)}
        </ButtonLink>
      </Actions>
    </>
  );
}

const Greeting = styled.p`
  margin: ${theme.space[6]} 0 ${theme.space[3]};
  font-weight: ${theme.text.strong};
  overflow-wrap: anywhere;
`;
