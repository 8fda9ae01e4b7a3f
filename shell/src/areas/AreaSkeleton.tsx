import { useLocation } from 'react-router-dom';
import { FormSkeleton, VisuallyHidden } from 'shared-ui';
import { AwaitedPage } from '../routing/AwaitedPage';
import { useMessages as usePortalMessages } from '../i18n';
import type { AreaName } from './area';
import { findForm } from './areaForms';
import { useMessages } from './i18n';

interface AreaSkeletonProps {
  area: AreaName;
}

/** The skeleton of an area that is loading. It has exactly the layout of the area's sign-in forms. */
export function AreaSkeleton({ area }: AreaSkeletonProps) {
  const t = useMessages();
  const portalMessages = usePortalMessages();
  const form = findForm(useLocation().pathname);
  const label = t('area.loading', { area: portalMessages(`area.${area}`) });
  if (!form) return <AwaitedPage label={label} />;
  const { kind, rows } = form;
  return (
    <>
      <VisuallyHidden role="status" data-needs-script>
        {label}
      </VisuallyHidden>
      <FormSkeleton
        title={t(`${kind}.${area}.title`)}
        lead={t(`${kind}.${area}.lead`)}
        documentTitle={t(`${kind}.${area}.documentTitle`)}
        rows={rows}
      />
    </>
  );
}
