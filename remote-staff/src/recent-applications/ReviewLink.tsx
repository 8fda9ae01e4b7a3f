import { useLocation } from 'react-router-dom';
import type { Application } from 'shared-data';
import { ButtonLink, type ButtonLinkProps } from 'shared-ui';
import { useMessages } from '../i18n';
import { staffPaths } from '../staffPaths';

interface ReviewLinkProps extends Omit<ButtonLinkProps, 'to' | 'state'> {
  application: Application;
}

/** Links to the review of an application, which links back to the list in its current state. */
export function ReviewLink({ application, ...rest }: ReviewLinkProps) {
  const t = useMessages();
  const here = useLocation();
  return (
    <ButtonLink {...rest} to={staffPaths.review(application.id)} state={{ from: here }}>
      {t('recent.review')}
    </ButtonLink>
  );
}
