import { loginPath, roles } from 'shared-auth';
import { Actions, ButtonLink } from 'shared-ui';
import { documentPart } from '../hydration/DocumentPart';
import { landingParts } from './landingParts';
import { portalPaths } from '../portalPaths';
import { ForSession } from '../session/ForSession';
import { useMessages } from './i18n';

const greetings = roles.map((role) => ({
  role,
  greeting: documentPart({ code: landingParts.greeting, props: { role }, waiting: null }),
}));

/** The content of the hero: an offer of an account to visitors; a greeting and the next step to signed-in people. */
export function HeroActions() {
  const t = useMessages();
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
      {greetings.map(({ role, greeting }) => (
        <ForSession key={role} who={[role]}>
          {greeting}
        </ForSession>
      ))}
    </>
  );
}
